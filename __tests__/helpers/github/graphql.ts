import {
  buildSchema,
  execute,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Fields } from './filler.ts';
import { createCommitOnBranch, GraphqlRefusal } from './graphql-commit.ts';
import { signatureOf } from './signatures.ts';
import type { Token, World } from './world.ts';

let built: Promise<GraphQLSchema> | undefined;

/** GitHub's schema: 1.2 MB of text, so it is read and built when it is first needed. */
function gitHubSchema(): Promise<GraphQLSchema> {
  built ??= import('@octokit/graphql-schema').then(({ schema }) =>
    buildSchema(schema.idl, { assumeValid: true, noLocation: true }),
  );
  return built;
}

/** A GraphQL request, read and checked against GitHub's schema. */
export interface GraphqlRequest {
  readonly document: DocumentNode | undefined;
  readonly variables: Fields;
  /** The first field asked for, as "createCommitOnBranch". */
  readonly field: string;
  /** What the schema forbids. */
  readonly errors: readonly GraphQLError[];
}

/** Reads a GraphQL request. */
export async function readGraphql(body: Fields): Promise<GraphqlRequest> {
  const { query, variables = {} } = body;
  try {
    const document = parse(String(query));
    const errors = validate(await gitHubSchema(), document);
    return { document, variables: variables as Fields, field: firstField(document), errors };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { document: undefined, variables: {}, field: 'unreadable', errors: [error] };
  }
}

function firstField(document: DocumentNode): string {
  const [definition] = document.definitions;
  const selection =
    definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections[0] : undefined;
  return selection?.kind === 'Field' ? selection.name.value : 'unreadable';
}

/** The body of an answer, and what in the variables was wrong or is not simulated. */
export interface GraphqlAnswer {
  readonly body: Fields;
  readonly violations: readonly string[];
}

/** Answers a GraphQL request; whatever goes wrong, the HTTP status is 200, as at GitHub. */
export async function answerGraphql(
  request: GraphqlRequest,
  token: Token,
  world: World,
): Promise<GraphqlAnswer> {
  const { document, variables, errors } = request;
  if (!document || errors.length > 0) return { body: { errors: errors.map(errorShape) }, violations: [] };
  const rootValue = {
    viewer: { login: token.actor.login, ...signatureOf(token.actor, world.now()) },
    createCommitOnBranch: (args: Fields) => createCommitOnBranch(args['input'] as Fields, token, world),
  };
  const result = await execute({
    schema: await gitHubSchema(),
    document,
    rootValue,
    variableValues: variables,
    fieldResolver,
  });
  const failed = result.errors ?? [];
  return {
    body: {
      ...(result.data !== undefined && { data: result.data }),
      ...(failed.length > 0 && { errors: failed.map(errorShape) }),
    },
    // What the simulated GitHub refuses is its ordinary work; every other error is the request's, or a gap here.
    violations: failed
      .filter(({ originalError }) => !(originalError instanceof GraphqlRefusal))
      .map(({ message }) => message),
  };
}

/** A field that is not simulated is an error, never a silent null. */
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, _context, info) => {
  const value = (source as Fields)[info.fieldName];
  if (value === undefined)
    throw new Error(`the simulator does not play ${info.parentType.name}.${info.fieldName}`);
  return typeof value === 'function' ? (value as (args: unknown) => unknown)(args) : value;
};

function errorShape(error: GraphQLError): Fields {
  const { message, locations, path, originalError } = error;
  const type = originalError instanceof GraphqlRefusal ? originalError.type : undefined;
  return {
    ...(type !== undefined && { type }),
    ...(path && { path }),
    ...(type === 'FORBIDDEN' && { extensions: { saml_failure: false } }),
    ...(locations && { locations }),
    message,
  };
}
