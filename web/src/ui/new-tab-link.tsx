import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonAnchor } from './button';
import { VisuallyHidden } from './text';

type NewTabLinkProps = {
  href: string;
  /** For screen readers, instead of the icon. */
  note: string;
  variant?: 'action' | 'quiet';
  children: ReactNode;
};

/** Opens in a new tab, and says so with an icon and to screen readers. */
export function NewTabLink({ href, note, variant = 'action', children }: NewTabLinkProps) {
  return (
    <ButtonAnchor $variant={variant} href={href} target="_blank" rel="noopener noreferrer">
      <span>
        <span>{children}</span> <VisuallyHidden>{`(${note})`}</VisuallyHidden>
      </span>
      <ExternalLink size={18} aria-hidden />
    </ButtonAnchor>
  );
}
