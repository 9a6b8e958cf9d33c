import * as v from 'valibot';
import { deskPagePath, type requestKinds } from '../../../api/prayer-desk/contract';
import type { builtInLocales } from '../../../api/language/contract';

export type Language = (typeof builtInLocales)[number];
export type RequestKind = (typeof requestKinds)[number];

/** Settings that all templates can use besides their own parameters. */
export type Sender = {
  /** Without a trailing slash. */
  publicUrl: string;
  /** Null until the site's settings are published. */
  ministryName: string | null;
  contactEmail: string | null;
};

export type Letter = { subject: string; text: string };

/** Parameters are read back from the database, so each template has a schema for them. */
export function template<Schema extends v.GenericSchema>(
  parameters: Schema,
  write: (parameters: v.InferOutput<Schema>, language: Language, sender: Sender) => Letter,
) {
  return {
    parameters,
    letter: (stored: unknown, language: Language, sender: Sender) =>
      write(v.parse(parameters, stored), language, sender),
  };
}

/** Where the team reads a request, after signing in. */
export function deskLink({ publicUrl }: Sender, kind: RequestKind, reference: string): string {
  return `${publicUrl}${deskPagePath}?${new URLSearchParams({ kind, reference }).toString()}`;
}

export function spamLink({ publicUrl }: Sender): string {
  return `${publicUrl}${deskPagePath}?list=spam`;
}

export function paragraphs(...texts: readonly (string | null)[]): string {
  return `${texts.filter((text) => text !== null && text !== '').join('\n\n')}\n`;
}
