import type { AvatarMaker, AvatarRefusal } from '../../domain/images/avatar-maker.port';
import { endsWithPicture } from '../../domain/images/picture-end';
import { pictureFormat } from '../../domain/images/picture-format';
import { FewAtATime } from '../../application/shared/few-at-a-time';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { openPicture } from './open-picture';
import { surveyPicture } from './survey-picture';

const SIDE = 1024;
const QUALITY = 86;
const MADE_AT_ONCE = 2;

/** The first bytes of other file types that can be hidden in pictures; long enough never to occur in pixels by chance. */
const FOREIGN_STARTS = ['<script', '<html', '<!doctype', '<?php', '<?xml-stylesheet', '%pdf-'];

/** Draws avatars with libvips. */
export class SharpAvatarMaker implements AvatarMaker {
  private readonly turns = new FewAtATime(MADE_AT_ONCE);

  make(bytes: Uint8Array): Promise<Result<Uint8Array, AvatarRefusal>> {
    return this.turns.run(() => makeOne(bytes));
  }
}

async function makeOne(bytes: Uint8Array): Promise<Result<Uint8Array, AvatarRefusal>> {
  const format = pictureFormat(bytes);
  if (format === undefined) return fail('unknown-format');
  const survey = await surveyPicture(bytes);
  if (!survey.ok) return survey;
  if (!endsWithPicture(format, bytes) || hidesOtherFile(bytes)) return fail('hides-something');
  const { width, height } = survey.value;
  const side = Math.min(SIDE, width, height);
  const picture = await openPicture(bytes);
  const drawn = picture.resize(side, side, { fit: 'cover' }).toColourspace('srgb').webp({ quality: QUALITY });
  // The header was readable, the pixels are not.
  const made = await drawn.toBuffer().catch(() => undefined);
  return made === undefined ? fail('broken') : succeed(made);
}

function hidesOtherFile(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').toLowerCase();
  return FOREIGN_STARTS.some((start) => text.includes(start));
}
