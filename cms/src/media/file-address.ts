import { assetNamePattern, revivalVideo } from './asset-names';
import { type createLibraryFiles, type LibraryFile, uploadAddresses, withoutExtension } from './library-files';
import { namesInPath, publicFolder, readSitePath } from '../lib/public-path';

type LibraryFiles = ReturnType<typeof createLibraryFiles>;

/** The normalized path, as the file server reads it. */
function plainPath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.replace(/\/{2,}/g, '/').replace(/\/$/, '');
}

function assetName(path: string): string | undefined {
  const [api, kind = '', name, ...rest] = namesInPath(path) ?? [];
  if (api !== 'api' || rest.length > 0) return undefined;
  if (kind === 'pakistan-revival-video') return revivalVideo;
  return ['assets', 'video', 'video-production'].includes(kind) ? name : undefined;
}

/** True if the address of an item leads to this file, or in a folder to an older one that this file replaced. */
export async function isAddressOfFile(files: LibraryFiles, address: string, file: LibraryFile): Promise<boolean> {
  const path = plainPath(address);
  const named = assetName(path);
  if (named !== undefined) {
    const isNamedSo = file.name === named || withoutExtension(file.name) === named;
    return isNamedSo && assetNamePattern.test(named) && (await files.newest(named))?.id === file.id;
  }
  const parsed = readSitePath(path);
  if (parsed?.kind === 'upload') return uploadAddresses(file).includes(`/uploads/${parsed.name}`);
  if (parsed?.kind !== 'public' || parsed.names.at(-1) !== file.name) return false;
  return (await files.folder([publicFolder, ...parsed.names.slice(0, -1)]))?.path === file.folderPath;
}
