import { parse, type GenericSchema } from 'valibot';

/** A module of its own, so that valibot and the contracts stay out of the first load; see `answerParser`. */
export function readAnswer<T>(schema: GenericSchema<unknown, { data: T }>, json: unknown): T {
  return parse(schema, json).data;
}
