import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { FormNote } from '../../../ui/form/form-layout';

const Address = styled.a`
  white-space: nowrap;
  svg {
    display: inline;
    margin-inline-start: 0.3em;
    vertical-align: -0.1em;
  }
`;

type PrivacyNoteProps = {
  text: string;
  /** The privacy page, or a section of it. */
  href: string;
  link: string;
  /** Said to those who do not see the sign. */
  newTab: string;
};

/** It opens in a new tab, so that what is being written stays as it is. */
export function PrivacyNote({ text, href, link, newTab }: PrivacyNoteProps) {
  return (
    <FormNote>
      {text}{' '}
      <Address href={href} target="_blank" rel="noopener">
        {link}
        <VisuallyHidden> ({newTab})</VisuallyHidden>
        <ExternalLink aria-hidden size="1em" />
      </Address>
    </FormNote>
  );
}
