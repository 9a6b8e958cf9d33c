import { parse, type GenericSchema } from 'valibot';

/** In a module of its own, with which all contracts come: see `answerOf`. */
export function readAnswer<T>(schema: GenericSchema<unknown, { data: T }>, json: unknown): T {
  return parse(schema, json).data;
}
