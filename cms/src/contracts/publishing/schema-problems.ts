import * as v from 'valibot';
import { formatOf } from './formats';
import { isBlank, type Problem } from './problem';
import type { ProblemCode } from './problem-texts-en';

/** What the panel and the server know alike of a field. */
const fieldSchema = v.object({
  type: v.string(),
  required: v.optional(v.boolean()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  component: v.optional(v.string()),
  repeatable: v.optional(v.boolean()),
});

type Field = v.InferOutput<typeof fieldSchema>;
type Path = Problem['path'];

export type Shape = { readonly uid: string; readonly attributes: Readonly<Record<string, unknown>> };
/** The component with this id; the panel may not know one that it has not loaded yet. */
export type FindShape = (uid: string) => Shape | undefined;

const groupSchema = v.record(v.string(), v.unknown());
const textSchema = v.nullish(v.string());
const numberSchema = v.nullish(v.number());

const textTypes: readonly string[] = ['string', 'text', 'richtext', 'email'];
const numberTypes: readonly string[] = ['integer', 'biginteger', 'decimal', 'float'];
const dateTypes: readonly string[] = ['date', 'datetime', 'time'];
/** Strapi’s own fields, and relations, which it keeps apart from the entry. */
const skipped: readonly string[] = ['relation', 'boolean', 'json', 'timestamp', 'uid', 'password', 'dynamiczone'];

/** Strapi stores no longer ones in a field of one line, draft or not. */
const longestLine = 255;

function textProblems(uid: string, name: string, field: Field, value: unknown): Omit<Problem, 'path'>[] {
  const text = v.parse(textSchema, value);
  if (isBlank(text)) return field.required === true ? [{ code: 'problem.text.missing' }] : [];
  const written = (text ?? '').trim();
  const format = formatOf(uid, name, field.type);
  const { maxLength: max = field.type === 'string' ? longestLine : Number.MAX_SAFE_INTEGER } = field;
  return [
    ...(written.length > max ? [{ code: 'problem.text.long', values: { max, count: written.length } } as const] : []),
    ...(format && !format.pattern.test(written) ? [{ code: format.code }] : []),
  ];
}

function numberProblems({ required, min, max }: Field, value: unknown): Omit<Problem, 'path'>[] {
  // The panel’s form has an empty text where a number was removed.
  const number = v.parse(numberSchema, value === '' ? null : value);
  if (number === null || number === undefined) return required === true ? [{ code: 'problem.number.missing' }] : [];
  if (min !== undefined && number < min) return [{ code: 'problem.number.low', values: { min } }];
  if (max !== undefined && number > max) return [{ code: 'problem.number.high', values: { max } }];
  return [];
}

function countProblems({ required, min, max }: Field, count: number): Omit<Problem, 'path'>[] {
  const needed = min ?? (required === true ? 1 : 0);
  const counts = required === true || count > 0;
  if (counts && min !== undefined && min === max && count !== min) {
    return [{ code: 'problem.list.exact', values: { needed: min, count } }];
  }
  if (counts && count < needed) {
    return needed === 1 ? [{ code: 'problem.list.empty' }] : [{ code: 'problem.list.few', values: { needed, count } }];
  }
  return max !== undefined && count > max ? [{ code: 'problem.list.many', values: { max, count } }] : [];
}

function groupProblems(field: Field, value: unknown, path: Path, find: FindShape): Problem[] {
  const shape = find(field.component ?? '');
  if (field.repeatable === true) {
    const items = Array.isArray(value) ? value : [];
    return [
      ...countProblems(field, items.length).map((problem) => ({ path, ...problem })),
      ...items.flatMap((item: unknown, index) =>
        shape && v.is(groupSchema, item) ? shapeProblems(shape, item, find, [...path, index]) : [],
      ),
    ];
  }
  if (!v.is(groupSchema, value)) return field.required === true ? [{ path, code: 'problem.group.missing' }] : [];
  return shape ? shapeProblems(shape, value, find, path) : [];
}

function missingCode({ type }: Field): ProblemCode {
  if (type === 'media') return 'problem.file.missing';
  return dateTypes.includes(type) ? 'problem.date.missing' : 'problem.choice.missing';
}

/** What an entry or a part of it lacks by its schema, at any depth. */
export function shapeProblems(
  { uid, attributes }: Shape,
  entry: Readonly<Record<string, unknown>>,
  find: FindShape,
  above: Path = [],
): Problem[] {
  return Object.entries(attributes).flatMap(([name, attribute]): Problem[] => {
    if (!v.is(fieldSchema, attribute) || skipped.includes(attribute.type)) return [];
    const path = [...above, name];
    const value = entry[name];
    if (attribute.type === 'component') return groupProblems(attribute, value, path, find);
    if (textTypes.includes(attribute.type)) {
      return textProblems(uid, name, attribute, value).map((problem) => ({ path, ...problem }));
    }
    if (numberTypes.includes(attribute.type)) {
      return numberProblems(attribute, value).map((problem) => ({ path, ...problem }));
    }
    const isMissing = value === null || value === undefined || value === '';
    return attribute.required === true && isMissing ? [{ path, code: missingCode(attribute) }] : [];
  });
}
