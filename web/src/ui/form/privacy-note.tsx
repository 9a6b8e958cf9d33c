import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../lib/paths';
import { VisuallyHidden } from '../visually-hidden';
import { FormNote } from './form-layout';

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
  link: string;
  /** Said to those who do not see the sign. */
  newTab: string;
};

/** Below the button of every form. It opens beside what is being written, which stays as it is. */
export function PrivacyNote({ text, link, newTab }: PrivacyNoteProps) {
  return (
    <FormNote>
      {text}{' '}
      <Address href={paths.privacy} target="_blank" rel="noopener">
        {link}
        <VisuallyHidden> ({newTab})</VisuallyHidden>
        <ExternalLink aria-hidden size="1em" />
      </Address>
    </FormNote>
  );
}
