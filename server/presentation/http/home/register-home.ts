import type { FastifyInstance } from 'fastify';
import type { ReadHome } from '../../../application/home/read-home';
import type { ReadOwnHome } from '../../../application/home/read-own-home';
import type { HomeSection } from '../../../domain/home/home-section';
import { answer } from '../answer';
import { defineRoute } from '../define-route';
import { encodingOnce } from '../encode-once';
import { presentHome } from './present-home';

/** All callers who are not signed in get the same home page, so its bytes are made once for each composed page and language. */
export function registerHome(app: FastifyInstance, readHome: ReadHome, readOwnHome: ReadOwnHome): void {
  const encoded = encodingOnce<readonly HomeSection[]>();
  defineRoute(app, 'home', { policy: 'optional-account', rate: 'listening' }, async ({ language, identity }) => {
    if (identity !== null) {
      return answer({ sections: presentHome(await readOwnHome.execute(identity.accountId), language) });
    }
    const sections = await readHome.execute();
    return encoded(sections, language, () => ({ sections: presentHome(sections, language) }));
  });
}
