import type { TrainingModule } from '@contracts/training-module';
import type { Metadata } from '../../features/metadata/metadata';

export function moduleMetadata({ title, description, socialImage }: TrainingModule): Metadata {
  return { title, description, type: 'article', image: socialImage };
}
