import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/accounts/audit-log.port';
import { ANONYMOUS_DEVICE } from '../../domain/sessions/session';
import { callerAddress } from './caller-address';

const DEVICE_ID = /^\d{16}$/;
const DEVICE_NAME_MAX = 60;
const UNKNOWN_DEVICE = 'Unknown Device';

/** A device's name for itself is untrusted text: it is shortened and put in one line. */
function deviceNameOf(given: unknown): string {
  const line = typeof given === 'string' ? given.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim() : '';
  const name = Array.from(line).slice(0, DEVICE_NAME_MAX).join('');
  return name === '' ? UNKNOWN_DEVICE : name;
}

/** The caller, as its headers describe it (specification §8). None of this is proven. */
export function callerOf(request: FastifyRequest): Caller {
  const { deviceid, devicename } = request.headers;
  const deviceId = typeof deviceid === 'string' && DEVICE_ID.test(deviceid) ? deviceid : ANONYMOUS_DEVICE;
  return { deviceId, deviceName: deviceNameOf(devicename), ip: callerAddress(request) };
}
