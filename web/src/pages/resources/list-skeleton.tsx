import { CardGrid } from '../../ui/card';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';

/** The shape of a tab that is on its way: its introduction and its cards. */
export function ListSkeleton() {
  return (
    <Stack $gap={8}>
      <Skeleton $width="36rem" $height="1.5rem" />
      <CardGrid as="div">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} $height="18rem" />
        ))}
      </CardGrid>
    </Stack>
  );
}
