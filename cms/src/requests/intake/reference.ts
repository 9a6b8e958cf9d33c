import { randomInt } from 'node:crypto';
import type { RequestKind } from '../../api/prayer-desk/contract';
import { codeCharacters, groupLength } from '../../api/readable-code/contract';
import { referencePrefixes } from '../../api/reference/contract';

function randomGroup(): string {
  return Array.from({ length: groupLength }, () => codeCharacters.charAt(randomInt(codeCharacters.length))).join('');
}

export function createReference(kind: RequestKind): string {
  return `${referencePrefixes[kind]}-${randomGroup()}-${randomGroup()}`;
}
