import { useStrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { type LibraryFile, libraryFileSchema } from './file-address';

type Kind = 'images' | 'videos';

type PanelDialog = ComponentType<{
  allowedTypes: readonly Kind[];
  multiple: boolean;
  onClose: () => void;
  onSelectAssets: (files: unknown) => void;
}>;

const chosenSchema = v.array(libraryFileSchema);

/** The panel registers its components by name, without types for their props. */
function isDialog(component: unknown): component is PanelDialog {
  return component !== undefined;
}

type Props = {
  kinds: readonly Kind[];
  onChoose: (file: LibraryFile) => void;
  onClose: () => void;
};

export function LibraryDialog({ kinds, onChoose, onClose }: Props) {
  const components = useStrapiApp('LibraryDialog', (app) => app.components);
  const Dialog: unknown = components['media-library'];
  if (!isDialog(Dialog)) return null;
  const choose = (files: unknown) => {
    const [file] = v.parse(chosenSchema, files);
    onClose();
    if (file !== undefined) onChoose(file);
  };
  return <Dialog allowedTypes={kinds} multiple={false} onClose={onClose} onSelectAssets={choose} />;
}
