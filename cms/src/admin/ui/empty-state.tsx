import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';

/** A sunrise over hills in the colors of the panel's theme. */
const Dawn = styled.svg`
  width: 16rem;
  height: auto;
  .sky {
    fill: ${({ theme }) => theme.colors.neutral100};
  }
  .sun {
    fill: ${({ theme }) => theme.colors.warning500};
  }
  .far {
    fill: ${({ theme }) => theme.colors.neutral300};
  }
  .near {
    fill: ${({ theme }) => theme.colors.primary200};
  }
`;

export function EmptyState({ title, about }: { title: string; about: string }) {
  return (
    <Flex
      direction="column"
      gap={4}
      padding={8}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      justifyContent="center"
    >
      <Dawn viewBox="0 0 160 90" aria-hidden>
        <clipPath id="dawn">
          <rect width="160" height="90" rx="12" />
        </clipPath>
        <g clipPath="url(#dawn)">
          <rect className="sky" width="160" height="90" />
          <circle className="sun" cx="80" cy="56" r="17" />
          <path className="far" d="M0 62 Q35 40 72 58 T160 52 V90 H0Z" />
          <path className="near" d="M0 76 Q50 54 96 72 T160 68 V90 H0Z" />
        </g>
      </Dawn>
      <Flex direction="column" gap={2} maxWidth="44rem">
        <Typography tag="h2" variant="beta" textAlign="center">
          {title}
        </Typography>
        <Typography textAlign="center" textColor="neutral600">
          {about}
        </Typography>
      </Flex>
    </Flex>
  );
}
