import type { FastifyInstance } from 'fastify';
import { CODES } from '../../../../contract/codes';
import type { ReadHome } from '../../../application/home/read-home';
import type { ReadOwnHome } from '../../../application/home/read-own-home';
import type { HomeSection } from '../../../domain/home/home-section';
import { answer, type Encoded } from '../answer';
import { compress } from '../compress-answers';
import { defineRoute } from '../define-route';
import type { Language } from '../language';
import { successMessage } from '../messages';
import { presentHome } from './present-home';

type ByLanguage = Map<Language, Promise<Encoded>>;

async function encode(sections: readonly HomeSection[], language: Language): Promise<Encoded> {
  const data = { sections: presentHome(sections, language) };
  const json = Buffer.from(JSON.stringify({ code: CODES.success, message: successMessage(language), data }));
  return { kind: 'encoded', json, brotli: await compress(json, 'br') };
}

/** Whoever is not signed in gets the same home page, so its bytes are made once for each composed page and language. */
export function registerHome(app: FastifyInstance, readHome: ReadHome, readOwnHome: ReadOwnHome): void {
  const made = new WeakMap<readonly HomeSection[], ByLanguage>();
  defineRoute(app, 'home', { policy: 'known-or-not', rate: 'listening' }, async ({ language, identity }) => {
    if (identity !== null) {
      return answer({ sections: presentHome(await readOwnHome.execute(identity.accountId), language) });
    }
    const sections = await readHome.execute();
    const languages: ByLanguage = made.get(sections) ?? new Map();
    const encoded = languages.get(language) ?? encode(sections, language);
    made.set(sections, languages.set(language, encoded));
    return encoded;
  });
}
