import { Badge, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useTexts } from '../translations/use-texts';

export const exampleMark = 'isExample';

const exampleSchema = v.looseObject({ [exampleMark]: v.literal(true) });

export const isExample = (entry: unknown): boolean => v.is(exampleSchema, entry);

export function ExampleBadge() {
  const text = useTexts();
  return <Badge variant="warning">{text('example.badge')}</Badge>;
}

function AboutExample() {
  const text = useTexts();
  return (
    <Flex direction="column" alignItems="start" gap={3}>
      <ExampleBadge />
      <Typography textColor="neutral600">{text('example.panel')}</Typography>
    </Flex>
  );
}

/** The side panel of an entry that is still an example. Strapi calls this function like a component. */
export function ExamplePanel({ document }: { document?: unknown }): { title: string; content: ReactNode } | null {
  const text = useTexts();
  return isExample(document) ? { title: text('example.title'), content: <AboutExample /> } : null;
}
