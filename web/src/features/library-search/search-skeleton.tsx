import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';

const widths = ['14rem', '22rem', '18rem'];

export function SearchSkeleton() {
  return (
    <Stack $gap={8}>
      {widths.map((width) => (
        <Stack key={width} $gap={3}>
          <Skeleton $width="8rem" $height="1rem" />
          <Skeleton $width={width} $height="1.6rem" />
          <Skeleton $width="34rem" $height="1rem" />
        </Stack>
      ))}
    </Stack>
  );
}
