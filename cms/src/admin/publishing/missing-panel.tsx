import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Problem } from '../../api/publishing/contract';
import { useTexts } from '../translations/use-texts';
import { leadToMarkedField } from './form-errors';
import { useProblems } from './use-problems';

const saysNothingMore = /[.]missing$|[.]empty$/;

const FieldButton = styled(TextButton)`
  text-align: start;
  white-space: normal;
`;

function Missing() {
  const text = useTexts();
  const { problems, mark, label, sentence } = useProblems();
  if (problems.length === 0) return <Typography textColor="success700">{text('publishing.ready')}</Typography>;

  const show = (problem: Problem) => {
    mark([problem]);
    leadToMarkedField();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography fontWeight="semiBold">{text('publishing.missing', { count: problems.length })}</Typography>
      <Box maxHeight="32rem" overflow="auto">
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {problems.map((problem) => (
            <li key={`${problem.path.join('.')} ${problem.code}`}>
              <FieldButton onClick={() => show(problem)}>{label(problem)}</FieldButton>
              {saysNothingMore.test(problem.code) ? null : (
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {sentence(problem)}
                </Typography>
              )}
            </li>
          ))}
        </Flex>
      </Box>
      <Typography variant="pi" textColor="neutral600">
        {text('publishing.drafts')}
      </Typography>
    </Flex>
  );
}

type Viewed = { activeTab: string | null; model: string };

/** The side panel beside a draft. Strapi calls this function like a component. */
export function MissingPanel({ activeTab, model }: Viewed): { title: string; content: ReactNode } | null {
  const text = useTexts();
  const { contentType } = useContentManagerContext();
  if (activeTab === 'published' || contentType?.options?.draftAndPublish !== true) return null;
  return { title: text('publishing.title'), content: <Missing key={model} /> };
}
