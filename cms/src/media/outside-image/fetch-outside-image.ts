import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import sharp from 'sharp';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { maximumPixels } from '../cleaning/encode-picture';
import { pictureFormat, pictureFormats } from '../cleaning/picture-format';
import { extendService } from '../../lib/strapi-services';

/** The allocated global unicast range. Everything else in IPv6 is reserved or embeds another address. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's metadata service, which is in no reserved range. */
const azureHost = '168.63.129.16';

/** Not private, loopback, link-local, carrier-grade NAT, multicast or reserved, and without an embedded address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === azureHost) return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast);
}

export type OutsideImage = { bytes: Buffer; name: string };

const second = 1000;

/** Which addresses may be reached, how long the answer may take, and how large it may be. */
export const publicNetwork = {
  isAllowed: isPublicAddress,
  isPort: (port: string) => ['', '80', '443'].includes(port),
  totalMs: 15 * second,
  /** The longest pause between two steps: resolving the name, connecting, each chunk of the answer. */
  silenceMs: 5 * second,
  largestBytes: 15 * 1024 * 1024,
};

export type Reach = Readonly<typeof publicNetwork>;

/** The public network, unless the program that embeds Strapi configures another one. No environment variable can. */
export const configuredReach = (strapi: Core.Strapi): Reach => strapi.config.get('site.images.reach', publicNetwork);

/** Why a picture was not fetched. This is never shown, because it would reveal details of the server's network. */
class Refusal extends Error {}

/** Checks an address before its name is resolved. */
function readAddress(address: string, { isPort }: Reach): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !isPort(url.port)) throw new Refusal('address');
  if (url.username !== '' || url.password !== '') throw new Refusal('credentials');
  return url;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Resolves the name. If a single address is not allowed, all are refused. */
async function resolve(host: string, { isAllowed }: Reach): Promise<LookupAddress[]> {
  const family = isIP(host);
  const found = family === 0 ? await lookup(host, { all: true }) : [{ address: host, family }];
  if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) throw new Refusal('network');
  return found;
}

/** Returns the addresses that were checked. Resolving the name again could give others (DNS rebinding). */
function answering(found: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all === true) callback(null, [...found]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Fetches from the checked addresses only, and follows no redirects. */
function ask(
  url: URL,
  found: readonly LookupAddress[],
  signal: AbortSignal,
  { silenceMs }: Reach,
  accept: string,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    host: hostOf(url),
    port: url.port,
    path: `${url.pathname}${url.search}`,
    lookup: answering(found),
    // No agent: no keep-alive, and no proxy from the environment.
    agent: false,
    headers: { Accept: accept, 'Accept-Encoding': 'identity' },
    signal,
    timeout: silenceMs,
  };
  return new Promise((resolveAnswer, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(options, resolveAnswer);
    request.on('timeout', () => request.destroy(new Refusal('silence')));
    request.on('error', reject);
    request.end();
  });
}

/** Anything but a plain 200 is refused, redirects included. */
async function readBody(answer: IncomingMessage, { largestBytes }: Reach): Promise<Buffer> {
  const { statusCode, headers } = answer;
  if (statusCode !== 200) throw new Refusal('status');
  if (!/^image\/(?!svg)/i.test(headers['content-type'] ?? '')) throw new Refusal('type');
  if (Number(headers['content-length'] ?? 0) > largestBytes) throw new Refusal('size');
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving the loop early closes the connection.
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBytes) throw new Refusal('size');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function isPicture(bytes: Buffer): Promise<boolean> {
  if (!pictureFormat(bytes)) return false;
  const { width, height } = await sharp(bytes, { limitInputPixels: maximumPixels }).metadata();
  return width * height <= maximumPixels;
}

const withinTime = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Refusal('time')), { once: true });
  });

function nameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

async function fetchWithin<Read>(
  address: string,
  limits: Reach,
  accept: string,
  read: (answer: IncomingMessage, url: URL) => Promise<Read>,
): Promise<Read> {
  const url = readAddress(address, limits);
  const total = new AbortController();
  const over = withinTime(total.signal);
  // After the timeout nobody may be waiting for this promise.
  over.catch(() => undefined);
  const timer = setTimeout(() => total.abort(), limits.totalMs);
  try {
    const lookedUp = AbortSignal.timeout(limits.silenceMs);
    const found = await Promise.race([resolve(hostOf(url), limits), over, withinTime(lookedUp)]);
    const answer = await Promise.race([ask(url, found, total.signal, limits, accept), over]);
    try {
      return await Promise.race([read(answer, url), over]);
    } finally {
      answer.destroy();
    }
  } finally {
    clearTimeout(timer);
    total.abort();
  }
}

/** Null for every kind of failure, so that the caller learns nothing about the server's network. */
export async function fetchOutsideImage(address: string, limits: Reach): Promise<OutsideImage | null> {
  try {
    return await fetchWithin(address, limits, 'image/*', async (answer, url) => {
      const bytes = await readBody(answer, limits);
      if (!(await isPicture(bytes))) throw new Refusal('picture');
      return { bytes, name: nameOf(url) };
    });
  } catch {
    return null;
  }
}

/** The status that an address answers with. Each redirect is checked like the address itself. Null for every failure. */
export async function probeOutside(address: string, limits: Reach, redirects = 5): Promise<number | null> {
  try {
    const [status, location] = await fetchWithin(address, limits, '*/*', ({ statusCode = 0, headers }) =>
      Promise.resolve([statusCode, headers.location] as const),
    );
    if (location === undefined || status < 300 || status > 399) return status;
    return redirects === 0 ? null : await probeOutside(new URL(location, address).href, limits, redirects - 1);
  } catch {
    return null;
  }
}

/** Strapi's import from a URL resolves the name twice and follows redirects: it could reach the inner network. */
export function fetchUploadsSafely(strapi: Core.Strapi): void {
  extendService(strapi, 'upload', 'file', () => ({
    async fetchUrlToInputFile(url, directory) {
      const image = await fetchOutsideImage(url, configuredReach(strapi));
      const format = image && pictureFormat(image.bytes);
      if (!image || !format) throw new errors.ApplicationError('No picture could be found at that address');
      const { extension, type } = pictureFormats[format];
      const originalFilename = `${image.name.replace(/\.[^.]*$/, '') || 'picture'}${extension}`;
      const filepath = join(directory, `picture${extension}`);
      await writeFile(filepath, image.bytes);
      const size = image.bytes.length;
      return { file: { filepath, originalFilename, mimetype: type, size, tmpWorkingDirectory: directory } };
    },
  }));
}
