import { Skeleton } from '../../ui/skeleton';
import { Tiles } from './media-tiles';

const tiles = [1, 2, 3];

export function MediaSkeleton() {
  return (
    <Tiles data-scripted as="div" $count={tiles.length} aria-hidden>
      {tiles.map((tile) => (
        <div key={tile}>
          <Skeleton $height="100%" style={{ aspectRatio: 'var(--ratio)' }} />
        </div>
      ))}
    </Tiles>
  );
}
