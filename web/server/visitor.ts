import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from './fair-queue';
import { networksOf } from './network';

export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return { networks: networksOf(request.ip), gone: gone.signal };
}
