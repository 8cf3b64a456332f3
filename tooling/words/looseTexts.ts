import { join } from 'node:path';
import ts from 'typescript';

const { TypeFlags } = ts;
const textFlags =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;
const nothingFlags = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.Void;

/** What a child draws beside its siblings, and whether it may come, go or be another element. */
interface Kind {
  readonly text: 'none' | 'fixed' | 'free';
  readonly mayChange: boolean;
}

const fixedText: Kind = { text: 'fixed', mayChange: false };
const members = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const isNothing = (type: ts.Type): boolean => (type.flags & nothingFlags) !== 0;
const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/** A value of a module, which no render changes. */
const isOfModule = (declaration: ts.Declaration): boolean =>
  ts.isImportSpecifier(declaration) ||
  ts.isImportClause(declaration) ||
  (ts.isFunctionDeclaration(declaration) && ts.isSourceFile(declaration.parent)) ||
  (ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent));

/** The children that draw something. */
const childrenOf = (parent: ts.JsxElement | ts.JsxFragment): readonly ts.JsxChild[] =>
  parent.children.filter((child) => {
    if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
    return !ts.isJsxExpression(child) || child.expression !== undefined;
  });

/** Decides by types what children are. */
const createKinds = (checker: ts.TypeChecker) => {
  const isText = (type: ts.Type): boolean =>
    members(type).some(
      (member) =>
        (member.flags & textFlags) !== 0 ||
        (checker.isArrayType(member) &&
          isText(checker.getIndexTypeOfType(member, ts.IndexKind.Number) ?? member)),
    );
  const isFixed = (node: ts.Node): boolean => {
    if (ts.isPropertyAccessExpression(node)) return isFixed(node.expression);
    if (!ts.isIdentifier(node)) return (ts.forEachChild(node, (part) => !isFixed(part)) ?? false) === false;
    const declarations = checker.getSymbolAtLocation(node)?.declarations;
    return !/^use[A-Z]/.test(node.text) && (declarations?.every(isOfModule) ?? false);
  };
  const kindOf = (child: ts.JsxChild): Kind => {
    if (ts.isJsxText(child)) return fixedText;
    if (ts.isJsxFragment(child)) {
      const kinds = childrenOf(child).map(kindOf);
      const hasText = kinds.some(({ text }) => text !== 'none');
      return { text: hasText ? 'fixed' : 'none', mayChange: kinds.some(({ mayChange }) => mayChange) };
    }
    if (ts.isJsxExpression(child)) {
      const { expression = child } = child;
      const type = checker.getTypeAtLocation(expression);
      if (isText(type))
        return type.isLiteral() || isFixed(expression) ? fixedText : { text: 'free', mayChange: true };
      const isOther = ts.isConditionalExpression(expression);
      const mayVanish = members(type).some((member) => isNothing(member) || checker.isArrayType(member));
      return { text: 'none', mayChange: isOther || mayVanish };
    }
    const opening = ts.isJsxElement(child) ? child.openingElement : child;
    const signature = isComponent(opening.tagName.getText())
      ? checker.getResolvedSignature(opening)
      : undefined;
    const drawn = signature ? members(checker.getReturnTypeOfSignature(signature)) : [];
    return { text: 'none', mayChange: drawn.some(isNothing) };
  };
  return { isText, kindOf };
};

/**
 * The texts in JSX that React handles as nodes of their own, and that may change, or have something come before them.
 * A browser that translates a page puts elements in their place, and React then throws or goes on with the old text.
 *
 * @example looseTexts(['Button.tsx'], options) // → ['Button.tsx:8 {label}']
 */
export const looseTexts = (
  files: readonly string[],
  options: ts.CompilerOptions,
  host?: ts.CompilerHost,
): readonly string[] => {
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const { isText, kindOf } = createKinds(checker);
  const found: string[] = [];
  const report = (node: ts.Node) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file.fileName}:${line + 1} ${node.getText().replace(/\s+/g, ' ').slice(0, 80)}`);
  };
  const visitChildren = (parent: ts.JsxElement | ts.JsxFragment) => {
    // Drawings hold their texts in elements.
    if (ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === 'svg') return;
    const children = childrenOf(parent);
    const kinds = children.map(kindOf);
    const isAlone = ts.isJsxElement(parent) && children.length === 1;
    for (const [index, child] of children.entries()) {
      const { text } = kindOf(child);
      const isAfterOther = kinds.slice(0, index).some(({ mayChange }) => mayChange);
      if ((text === 'free' && !isAlone) || (text === 'fixed' && isAfterOther)) report(child);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) visitChildren(node);
    if (ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent)) {
      const signature = checker.getSignatureFromDeclaration(node);
      const isLoose = signature && isText(checker.getReturnTypeOfSignature(signature));
      if (isLoose && isComponent(node.parent.name.getText())) report(node.parent);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return found;
};

/** How the compiler reads a workspace. */
export const optionsOf = (workspace: string): ts.CompilerOptions => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  return ts.getParsedCommandLineOfConfigFile(join(workspace, 'tsconfig.json'), {}, host)?.options ?? {};
};
