import { unstable_useContentManagerContext as useContentManagerContext, useNotification } from '@strapi/strapi/admin';
import { useTexts } from '../translations/use-texts';
import { leadToMarkedField } from './lead-to-field';
import { useProblems } from './use-problems';

type Viewed = { model: string };
type Described = { onClick?: (event: unknown) => unknown } | null;

/** A document action of the panel: a function that Strapi calls like a component. */
export type DocumentAction = {
  (viewed: Viewed): Described;
  type?: string;
  position?: unknown;
};

/**
 * The panel’s own Publish button, which first says all that is missing at once. Without this, Strapi would report the
 * schema’s rules in its own words, and ours only afterwards.
 */
export function checkedBeforePublishing(Publish: DocumentAction): DocumentAction {
  const Checked: DocumentAction = (viewed) => {
    const described = Publish(viewed);
    const text = useTexts();
    const { toggleNotification } = useNotification();
    const { model } = useContentManagerContext();
    const { findNow, mark, label } = useProblems();
    // In the window of a related entry the form is that entry’s, while the context is the page’s.
    if (described === null || model !== viewed.model) return described;

    return {
      ...described,
      onClick: (event) => {
        const problems = findNow();
        const [first] = problems;
        if (first === undefined) return described.onClick?.(event);
        mark(problems);
        leadToMarkedField();
        toggleNotification({
          type: 'warning',
          message: text('publishing.refused', { count: problems.length, first: label(first) }),
        });
        // Keeps Strapi from asking for a confirmation.
        return true;
      },
    };
  };
  return Object.assign(Checked, { type: Publish.type, position: Publish.position });
}
