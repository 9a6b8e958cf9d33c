import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { takeOverControl } from '../../../lib/hydration/server-controls';
import { Small } from '../../../ui/text';
import { color, media, size, space } from '../../../ui/theme/theme';
import { Line } from '../module-lists';
import { useModuleRecord } from './use-module-record';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  max-width: ${size.measure};
  margin-block-end: ${space[4]};
  list-style: none;
  label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[4]};
    min-height: ${size.target};
    padding-block: ${space[2]};
    cursor: pointer;
  }
  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.15em 0 0;
    accent-color: ${color.action};
  }
  input:checked + span {
    color: ${color.textMuted};
  }
  ${media.print} {
    max-width: none;
    label {
      min-height: 0;
      padding-block: 0;
      break-inside: avoid;
    }
    & + p {
      display: none;
    }
  }
`;

type ActionItemsProps = { slug: string; items: readonly string[]; lang: string | undefined };

/** What to do after reading, to be ticked; on paper too. */
export function ActionItems({ slug, items, lang }: ActionItemsProps) {
  const { t } = useLanguage();
  const [record, change] = useModuleRecord(slug);
  const list = useRef<HTMLUListElement>(null);
  const ticked = record?.ticked ?? [];
  const done = items.filter((_, place) => ticked.includes(place)).length;

  // Somebody may have ticked a box before the script came. React writes the stored ticks into the boxes after this.
  const hasLooked = useRef(false);
  useLayoutEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const boxes = Array.from(list.current?.querySelectorAll('input') ?? []);
    const early = boxes.flatMap((box, place) => (takeOverControl(box).checked ? [place] : []));
    if (early.length > 0) change((stored) => ({ ticked: [...new Set([...(stored?.ticked ?? []), ...early])] }));
  }, [change]);

  return (
    <>
      <List ref={list} role="list" lang={lang}>
        {items.map((item, place) => (
          <li key={place}>
            <label>
              <input
                id={`${slug}-action-${place}`}
                type="checkbox"
                autoComplete="off"
                checked={ticked.includes(place)}
                onChange={({ target: { checked } }) =>
                  change((stored) => {
                    const others = stored?.ticked.filter((other) => other !== place) ?? [];
                    return { ticked: checked ? [...others, place] : others };
                  })
                }
              />
              <Line text={item} />
            </label>
          </li>
        ))}
      </List>
      <Small data-not-read>{t('course.ticked', { done, total: items.length })}</Small>
    </>
  );
}
