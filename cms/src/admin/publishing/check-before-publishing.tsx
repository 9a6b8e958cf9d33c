import { unstable_useContentManagerContext as useContentManagerContext, useNotification } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import type { Problem } from '../../api/publishing/contract';
import type { DocumentAction } from '../content-manager';
import { useTexts } from '../translations/use-texts';
import { leadToMarkedField } from './form-errors';
import { useProblems } from './use-problems';

/**
 * Says all that is missing at once; Strapi would report the schema's rules in its own words, and ours only afterwards.
 */
export function checkedBeforePublishing(Publish: DocumentAction): DocumentAction {
  return function CheckedBeforePublishing(viewed) {
    const described = Publish(viewed);
    const text = useTexts();
    const { toggleNotification } = useNotification();
    const { model } = useContentManagerContext();
    const { findNow, findAllNow, mark, label } = useProblems();
    // In the window of a related entry the form is that entry’s, while the context is the page’s.
    const isOwnForm = model === viewed.model;
    const isOffered = isOwnForm && described !== null && described.disabled !== true;

    const refuse = (problems: readonly Problem[]): void => {
      const [first] = problems;
      if (first === undefined) return;
      mark(problems);
      leadToMarkedField();
      toggleNotification({
        type: 'warning',
        message: text('publishing.refused', { count: problems.length, first: label(first) }),
      });
    };

    useEffect(() => {
      if (!isOffered) return;
      const checkShortcut = (event: KeyboardEvent) => {
        const publishes = (event.ctrlKey || event.metaKey) && event.shiftKey && event.key === 'Enter';
        if (!publishes || findNow().length === 0) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        void findAllNow().then(refuse);
      };
      // Before Strapi's own listener, which publishes without the button.
      window.addEventListener('keydown', checkShortcut, true);
      return () => window.removeEventListener('keydown', checkShortcut, true);
    });

    if (described === null || !isOwnForm) return described;
    return {
      ...described,
      onClick: async (event) => {
        const problems = await findAllNow();
        if (problems.length === 0) return described.onClick?.(event);
        refuse(problems);
        // Keeps Strapi from asking for a confirmation.
        return true;
      },
    };
  };
}
