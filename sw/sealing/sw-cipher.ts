import { rowTools } from '#store/sealing/row-tools.ts';
import type { ToolsScope } from '../tools-of-rows.ts';

Object.assign(globalThis, { rowTools } satisfies ToolsScope);
