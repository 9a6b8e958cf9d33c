import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonAnchor } from './button';
import { VisuallyHidden } from './visually-hidden';

type NewTabLinkProps = {
  href: string;
  /** Said to those who do not see the sign. */
  note: string;
  variant?: 'action' | 'quiet';
  children: ReactNode;
};

/** Leads to another site without leaving this one, and says so to everybody. */
export function NewTabLink({ href, note, variant = 'action', children }: NewTabLinkProps) {
  return (
    <ButtonAnchor $variant={variant} href={href} target="_blank" rel="noopener noreferrer">
      <span>
        {children} <VisuallyHidden>({note})</VisuallyHidden>
      </span>
      <ExternalLink size={18} aria-hidden />
    </ButtonAnchor>
  );
}
