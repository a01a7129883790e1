const MAKES = /^make(Auto)?Observable$/;

const classAround = (node) => (node === null || node.type === 'ClassBody' ? node : classAround(node.parent));

/** The names of a class's fields, methods and accessors, and of the parameters of its constructor that are fields. */
const membersOf = ({ body }) =>
  body.flatMap((member) => {
    const parameters = member.kind === 'constructor' ? member.value.params : [];
    const fields = parameters.filter(({ type }) => type === 'TSParameterProperty');
    return [member.key?.name, ...fields.map(({ parameter }) => parameter.name ?? parameter.left?.name)];
  });

const keysOf = (annotations) =>
  annotations?.type === 'ObjectExpression'
    ? annotations.properties.flatMap((property) => (property.type === 'Property' ? [property.key] : []))
    : [];

/** The string literals of `makeAutoObservable<this, 'a' | 'b'>`: private members with an annotation. */
const privateKeysOf = ({ typeArguments }) =>
  (typeArguments?.params ?? []).flatMap(({ type, types, ...rest }) =>
    (type === 'TSUnionType' ? types : [{ type, ...rest }]).flatMap(({ literal }) => literal ?? []),
  );

/** TypeScript accepts an annotation for a member that does not exist; after a rename, the member would silently be observable. */
export const mobxAnnotationRule = {
  meta: { type: 'problem', messages: { unknown: '"{{name}}" is no member of this class.' }, schema: [] },
  create: (context) => ({
    CallExpression(node) {
      const body = MAKES.test(node.callee.name ?? '') ? classAround(node.parent) : null;
      if (body === null || body.parent.superClass !== null) return;
      const members = new Set(membersOf(body));
      for (const key of [...keysOf(node.arguments[1]), ...privateKeysOf(node)]) {
        const name = key.name ?? key.value;
        if (!members.has(name)) context.report({ node: key, messageId: 'unknown', data: { name } });
      }
    },
  }),
};
