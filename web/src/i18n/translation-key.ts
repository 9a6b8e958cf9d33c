import type { deferredTexts, TextsName } from './deferred-texts';
import type { english } from './en/dictionary';

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

type DeferredEnglish = Intersection<
  { [Name in TextsName]: Awaited<ReturnType<(typeof deferredTexts)[Name]['en']>> }[TextsName]
>;

type English = typeof english & DeferredEnglish;

export type TranslationKey = keyof English;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Values for the placeholders of a text; a text without any takes no argument. */
export type TranslationParams<K extends TranslationKey> = [Placeholder<English[K]>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<English[K]>, string | number>>];

export type Translate = <K extends TranslationKey>(key: K, ...params: TranslationParams<K>) => string;
