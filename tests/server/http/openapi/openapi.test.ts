import { readFileSync } from 'node:fs';
import { routes } from '../../../../contract/routes';
import { buildOpenApi } from '../../../../server/presentation/http/openapi/build-openapi';
import { registerOpenApi } from '../../../../server/presentation/http/openapi/register-openapi';
import { bareApp } from '../../../support/server/bare-app';

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

const description = buildOpenApi() as unknown as Description;

const at = (pointer: string): unknown =>
  pointer
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((json, key) => (json as Record<string, unknown>)[key], description);

describe('the OpenAPI description', () => {
  it('has every call of the contract under its name', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    const table = Object.entries(routes).map(([name, { method, path }]) => `${name} ${method} ${path}`);
    expect(described.sort()).toEqual(table.sort());
    expect(description.openapi).toBe('3.1.0');
  });

  it('has no reference to a missing part', () => {
    const pointers = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer = '']) => pointer);
    expect(pointers.length).toBeGreaterThan(20);
    expect(pointers.filter((pointer) => at(pointer) === undefined)).toEqual([]);
  });

  it('includes a field with the name id', () => {
    expect(description.components.schemas['SongSummary']?.properties).toHaveProperty('id');
  });

  it('allows new fields in answers, and forbids unknown fields in requests', () => {
    expect(JSON.stringify(description.components.schemas['SongInfo'])).not.toContain('additionalProperties');
    expect(description.components.schemas['RecordPlay']).toMatchObject({ additionalProperties: false });
  });

  it('equals the file in the repository', () => {
    expect(JSON.parse(readFileSync('contract/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(description)));
  });

  it('is served', async () => {
    const app = bareApp();
    registerOpenApi(app);
    expect((await app.inject('/backend/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(description)));
    await app.close();
  });
});
