import type { ReactNode } from 'react';
import { PageMetadata } from '../../features/page/page-metadata';
import { Container, Narrow, Section } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead } from '../../ui/text';

export function StepFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <PageMetadata title={title} description={text} noindex />
      <PageHeader measure>
        <h1>{title}</h1>
        <Lead>{text}</Lead>
      </PageHeader>
      <Section data-surface="sand">
        <Container>
          <Narrow $gap={8}>{children}</Narrow>
        </Container>
      </Section>
    </>
  );
}
