import * as v from 'valibot';
import { deskPagePath, type requestKinds } from '../../contracts/prayer-desk';
import type { builtInLocales } from '../../contracts/language';

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

export type MailContent = { subject: string; text: string };

/** Parameters are read back from the database, so each template has a schema for them. */
export function template<Schema extends v.GenericSchema>(
  parameters: Schema,
  write: (parameters: v.InferOutput<Schema>, language: Language, sender: Sender) => MailContent,
) {
  return {
    parameters,
    render: (stored: unknown, language: Language, sender: Sender) =>
      write(v.parse(parameters, stored), language, sender),
  };
}

export function deskLink({ publicUrl }: Sender, kind: RequestKind, reference: string): string {
  return `${publicUrl}${deskPagePath}?${new URLSearchParams({ kind, reference }).toString()}`;
}

export function spamLink({ publicUrl }: Sender): string {
  return `${publicUrl}${deskPagePath}?list=spam`;
}

export function paragraphs(...texts: readonly (string | null)[]): string {
  return `${texts.filter((text) => text !== null && text !== '').join('\n\n')}\n`;
}
