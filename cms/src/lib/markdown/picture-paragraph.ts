import type { Image, Paragraph } from 'mdast';

const uploadPattern = /^\/uploads\/[^/?#\s]+$/;

/** Whether this is the address of a file in the Media Library. */
export const isLibraryAddress = (url: string): boolean => uploadPattern.test(url);

/** The picture of the Media Library that is all a paragraph has. */
export function pictureOfParagraph({ children }: Paragraph): Image | undefined {
  const [only, ...others] = children;
  return only?.type === 'image' && others.length === 0 && isLibraryAddress(only.url) ? only : undefined;
}
