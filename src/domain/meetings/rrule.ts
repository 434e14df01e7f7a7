import * as module from 'rrule';

type Package = Pick<typeof module, 'RRule'>;

/** Node reads the package as CommonJS, whose names are those of its default; bundlers read it as a module. */
const named = ('RRule' in module ? module : Reflect.get(module, 'default')) as Package;

export const { RRule } = named;
export type Rule = InstanceType<typeof RRule>;
