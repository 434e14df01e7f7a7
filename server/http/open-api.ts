import * as z from 'zod/mini';
import { errorStatus } from '#domain/errors.ts';
import { headers } from '#domain/headers.ts';
import { isQueued, type Operation } from '#domain/operation.ts';
import { pictureTypes } from '#domain/pictures/rules.ts';
import { operations } from '#domain/registry.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** A picture's bytes, as whatever of the types it is. */
const picture: Json = Object.fromEntries(
  pictureTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
);

const zip: Json = { 'application/zip': { schema: { type: 'string', format: 'binary' } } };

/** The content of an operation's answer, by its media type. */
function contentOf({ answersPicture, answersZip, output }: Operation): Json {
  if (answersPicture) return picture;
  return answersZip ? zip : { 'application/json': { schema: schemaOf(output, 'output') } };
}

/** The content of what an operation takes, by its media type. */
function bodyOf({ takesPicture, takesZip }: Operation, input: Json): Json {
  if (takesPicture) return picture;
  return takesZip ? zip : { 'application/json': { schema: input } };
}

function inputParts(operation: Operation): Json {
  const input = schemaOf(operation.input, 'input');
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  const required = new Set((input['required'] ?? []) as string[]);
  const inPath = new Set([...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const parameters = Object.entries(properties)
    .filter(([name]) => inQuery || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema,
    }));
  const named = { name: headers.idempotencyKey, in: 'header', schema: { type: 'string' } };
  const key = isQueued(operation) ? [{ ...named, required: operation.status === 202 }] : [];
  return {
    parameters: [...parameters, ...key],
    ...(!inQuery && {
      requestBody: {
        required: true,
        content: bodyOf(operation, input),
      },
    }),
  };
}

function entryOf(operation: Operation): Json {
  return {
    operationId: operation.name,
    summary: operation.summary,
    ...inputParts(operation),
    security: operation.may === 'anyone' ? [] : [{ bearer: [] }],
    responses: {
      [operation.status]: {
        description: 'Done',
        content: contentOf(operation),
      },
      default: {
        description: `An error; ${[...new Set(Object.values(errorStatus))].join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const error = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { enum: Object.keys(errorStatus) },
        message: { type: 'string' },
        details: { type: 'object' },
        retryAfter: { type: 'number' },
        reference: { type: 'string' },
      },
    },
  },
};

/** The API as the operations define it. */
export function openApiDocument(version: string): { openapi: string } & Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = entryOf(operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ibandla', version },
    paths,
    components: {
      schemas: { Error: error },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
