import { readFile } from 'node:fs/promises';
import { OfferMedia } from '../application/media/offer-media';
import type { Config } from '../infrastructure/config/config';
import { HmacMediaGrants } from '../infrastructure/crypto/hmac-media-grants';
import { PostgresRateLimiter } from '../infrastructure/postgres/accounts/postgres-rate-limiter';
import { workerEntry } from '../infrastructure/shared/worker-entry';
import { CryptoIdSource } from '../infrastructure/system/crypto-id-source';
import { MemoryRateLimiter } from '../infrastructure/system/memory-rate-limiter';
import { systemClock } from '../infrastructure/system/system-clock';
import { readMeetingProject } from '../infrastructure/web-app/read-meeting-project';
import { buildApp } from '../presentation/http/app';
import type { Tls } from '../presentation/http/connections/make-server';
import { registerOpenApi } from '../presentation/http/openapi/register-openapi';
import { registerSso } from '../presentation/http/sso/register-sso';
import { composeAccounts } from './accounts';
import { composeCatalogue } from './catalogue';
import { composeContact } from './contact';
import { composeFirebase } from './firebase';
import { composeHealth } from './health';
import { composePlaylistCovers } from './playlist-covers';
import { composeLibrary } from './library';
import { composeLive } from './live';
import { composePage } from './page';
import { composePictures } from './pictures';
import { composeAdministration } from './administration';
import { composePremium } from './premium';
import type { AppServices, ComposedApp } from './start';
import { composePageViews } from './page-views';

/** The whole product behind its HTTP server, ready to listen. */
export async function composeApp(services: AppServices): Promise<ComposedApp> {
  const { config, db, log } = services;
  const clock = systemClock;
  const ids = new CryptoIdSource();
  const meetingProject = await readMeetingProject();
  const firebase = await composeFirebase({ serviceAccount: config.firebaseServiceAccount, meetingProject, clock, log });
  const elsewhere = { ownData: firebase.ownData, areSettingsHere: meetingProject === null };
  const mailWorker = workerEntry('server/composition/send-mail.worker.ts');
  const accounts = await composeAccounts({ ...services, clock, ids, mailWorker, ...elsewhere });
  const limiters = { inMemory: new MemoryRateLimiter(clock), persistent: new PostgresRateLimiter(db, clock) };
  const { gatekeeper, rememberedSessions, openings } = accounts;
  const http = buildApp({ ...config, logger: log, ids, limiters, gatekeeper, tls: await readTls(config) });
  const pictures = await composePictures(http, { dataFolder: config.dataFolder, log });
  const catalogueChanged = (): void => catalogue.catalogueChanged();
  const grants = new HmacMediaGrants(services.keys.media);
  const premium = { grants, mayPlayPremium: accounts.mayPlayPremium };
  const library = await composeLibrary(http, { ...services, ids, clock, pictures, premium, catalogueChanged });
  const { packageAhead, forgetSong } = library;
  const offerMedia = new OfferMedia(grants, clock, config.premiumUrlSeconds);
  const catalogue = composeCatalogue(http, { db, clock, packageAhead, offerMedia });
  const songChanged = (songId: string): void => {
    forgetSong(songId);
    catalogueChanged();
  };
  await composeLive(http, { ...services, clock, ids, rememberedSessions, openings });
  const watcher = { songChanged, rightsChanged: () => rememberedSessions.forgetAll() };
  composePremium(http, { db, clock, watcher });
  composeAdministration(http, { db, clock, ids, watcher, catalogueChanged });
  await accounts.register(http, pictures);
  firebase.register(http);
  composeContact(http, { config, db, mailer: accounts.mailer });
  composePageViews(http, { db, clock });
  await composePlaylistCovers(http, db, pictures);
  registerSso(http, { domain: config.cdnDomain, protectedDomain: config.cdnProtectedDomain });
  registerOpenApi(http);
  composeHealth(http, services, clock);
  await composePage(http, config, { describe: catalogue.describe, log });
  const { mediaTools, start, music } = library;
  return { http, mediaTools, start, music, lines: [...accounts.lines, ...firebase.lines] };
}

async function readTls({ tls }: Config): Promise<Tls | undefined> {
  if (tls === undefined) return undefined;
  const [cert, key] = await Promise.all([readFile(tls.certFile), readFile(tls.keyFile)]);
  return { cert, key };
}
