import type { ComponentProps } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { Container, Section } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { PageMetadata, type Metadata } from './page-metadata';

type EmptyPageProps = ComponentProps<typeof EmptyState> & {
  metadata: Metadata;
  /** For what was found out after the page had loaded. */
  role?: 'status';
};

/** A page that has nothing to show at its address. */
export function EmptyPage({ metadata, role, ...state }: EmptyPageProps) {
  return (
    <>
      <PageMetadata {...metadata} />
      <PageHeader title={metadata.title} />
      <Section as="div">
        <Container role={role}>
          <EmptyState {...state} />
        </Container>
      </Section>
    </>
  );
}
