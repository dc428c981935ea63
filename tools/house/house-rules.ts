import { commentRules } from './comment-rules.ts';
import type { HouseRule } from './house-rule.ts';
import { styleRules } from './style-rules.ts';

const source = /\.(ts|tsx|mjs)$/;
const outsideTheApp = /^(tools|e2e|bench|lab|server\/test)\/|\.test\.tsx?$|\.config\.ts$/;
const tests = /\.(test|e2e)\.tsx?$|^(e2e|bench|server\/test|kit\/test)\//;

/** Returns the rule that only later folders import an earlier one (tools, then bench, then lab), so that imports never go in circles. */
const importedOnlyBy = (folder: string, importers: readonly string[]): HouseRule => ({
  name: `${folder}/ is imported by itself${importers.map((name) => ` and by ${name}/`).join('')} only`,
  files: source,
  except: new RegExp(`^(${[folder, ...importers].join('|')})/`),
  forbidden: new RegExp(`\\b(?:from|import)\\s*\\(?\\s*'(?:\\.{1,2}/)+${folder}/`),
  broken: `import { play } from '../${folder}/play.ts';`,
});

export const houseRules: HouseRule[] = [
  importedOnlyBy('bench', ['lab']),
  importedOnlyBy('lab', []),
  {
    name: 'a name is exported once, where it is defined: no default exports',
    files: source,
    except: /\.config\.ts$/,
    forbidden: /^export default /m,
    broken: 'export default function page() {}',
  },
  {
    name: 'no barrels: import from the file that defines a name',
    files: source,
    forbidden: /^export (type )?(\*|\{[^}]*\})[^;]* from /m,
    broken: "export { formatDay } from './format.ts';",
  },
  {
    name: 'toMatchObject has patterns only in expect.stringMatching: anything matches a bare one',
    files: tests,
    forbidden: /\.toMatchObject\([^;]*?[:[,]\s*\/(?![/*])[^/\n]+\/[a-z]*\s*[,}\]]/,
    broken: 'expect(answer).toMatchObject({ status: 409, detail: /^Nobody/ });',
  },
  {
    name: 'only server/base/config.ts reads the environment',
    files: source,
    except: new RegExp(`^server/base/config\\.ts$|${outsideTheApp.source}`),
    forbidden: /process\.env|import\.meta\.env|loadEnvFile/,
    broken: 'const port = process.env.PORT;',
  },
  {
    name: "what comes on demand is asked for anew where it did not come: web/base/on-demand/on-demand.ts alone calls React's lazy",
    files: /^(kit|web)\/.*\.tsx?$/,
    except: /^web\/base\/on-demand\/on-demand\.ts$/,
    forbidden: /\blazy\(/,
    broken: 'const Later = lazy(load);',
  },
  {
    name: 'SQL stands in files that end with .sql.ts, in server/db and in server/auth',
    files: /^server\/.*\.ts$/,
    // Tests look into the tables, and seeds fill them.
    except: /\.sql\.ts$|\.test\.ts$|^server\/(db|auth|seeds|test)\//,
    forbidden: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    broken: "await db.deleteFrom('issue').execute();",
  },
  {
    name: 'a revision is never changed or deleted: records name it',
    files: /^server\/.*\.ts$/,
    except: /\.test\.ts$/,
    forbidden: /(updateTable|deleteFrom)\('revision'\)/,
    broken: "await db.deleteFrom('revision').execute();",
  },
  {
    name: 'how a record stands is asked and changed by the names of server/db/tables/standing.ts',
    files: /^server\/.*\.ts$/,
    // Texts of triggers and migrations stay as they were stored; tests look into the table.
    except:
      /^server\/db\/(tables\/standing\.ts$|triggers\/|migrations\/)|\.test\.ts$|^server\/test\//,
    forbidden:
      /\bpractice\b['"`)}]*(?:\s*[<>=!%+]+\s*\(*\d|\s+[<>%+]=? |,\s*'(?:[<>=!]+|(?:not )?in)'|:\s*\d|:[^,\n]*\? \d)/,
    broken: "const rows = db.selectFrom('attendance').where('practice', '=', sql.lit(0));",
  },
  {
    name: 'the server types parsed JSON by its column, in server/db/columns/json.ts alone',
    files: /^server\/.*\.ts$/,
    // A migration reads the rows of then.
    except: /^server\/db\/(columns\/json\.ts$|migrations\/)|\.test\.ts$|^server\/test\//,
    forbidden: /JSON\.parse\((?:[^()]|\([^()]*\))*\)+ (?:as|satisfies) |\.json\(\)\)? as /,
    broken: 'const steps = JSON.parse(row.steps) as SavedStep[];',
  },
  {
    name: 'parsed JSON is unknown until it was looked at, by server/test/parse-json.ts or web/base/parse-as.ts',
    files: /^(bench|core|e2e|kit|lab|tools|web)\/.*\.tsx?$/,
    except: /^(core|kit|web)\/.*\.test\.tsx?$|\/test\/|^tools\/house\/house-rules\.ts$/,
    forbidden:
      /(?:JSON\.parse|readJson)\((?:[^()]|\([^()]*\))*\)+ (?:as|satisfies) |\.json\(\)\)? as /,
    broken: "const draft = JSON.parse(text ?? 'null') as Draft;",
  },
  {
    name: 'no colour in code',
    files: /^(kit|web)\/.*\.tsx?$/,
    // A picture shown as an example has colors of its own.
    except: new RegExp(`\\.examples\\.tsx$|${outsideTheApp.source}`),
    forbidden: /['"`](#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})['"`]|(rgba?|hsla?|oklch)\()/i,
    broken: "const ink = '#1a2b3c';",
  },
  {
    name: 'the page has no inline style or script: the content security policy forbids them',
    files: /\.html$/,
    forbidden: /\sstyle=|<style|<script(?![^>]*\ssrc=)/,
    broken: '<p style="margin: 0">',
  },
  {
    name: 'the words of a component stand in a file of messages',
    files: /^web\/.*\.tsx$/,
    except: /\.test\.tsx$/,
    forbidden: /^const \w*(?:words|messages) = \{/im,
    broken: "const words = { open: 'Open' };",
  },
  {
    name: 'only the two route tables know the screens',
    files: /^web\/(app|base)\/.*\.tsx?$/,
    except: /^web\/app\/(routes|OtherRoutes)\.tsx$|\.test\.tsx?$/,
    forbidden: /from '(\.\.|#web)\/(admin|advisor|open)\//,
    broken: "import { IssuesPage } from '../admin/IssuesPage.tsx';",
  },
  {
    name: 'nothing is left for later, switched off or silenced',
    files: /\.(ts|tsx|mjs|css)$/,
    except: /^tools\/house\/house-rules\.ts$/,
    forbidden: /\bTODO\b|\bFIXME\b|@ts-(ignore|nocheck)|(oxlint|eslint)-disable|\.only\(/,
    broken: 'test.only("works", () => {});',
  },
  {
    name: 'the kit imports React alone',
    files: /^kit\/.*\.tsx?$/,
    // Packages that only its tests use.
    except: /\.test\.tsx?$|^kit\/test\//,
    forbidden: /^import [^;]*?from '(?!\.{1,2}\/|react'|react-dom(\/client)?')/m,
    broken: "import { useLocation } from 'wouter';",
  },
  {
    name: 'the kit knows no noun of the product',
    files: /^kit\//,
    forbidden: /\b(advisor|issue|incident|attendance|resident|category|reslife)s?\b/i,
    broken: 'title="Issue resolved"',
  },
  {
    name: 'one file a side converts between step ids and the numbers of the wire',
    files: /^(server|web)\/.*\.tsx?$/,
    except:
      /\.test\.tsx?$|^server\/issues\/wire\.ts$|^web\/(admin\/base\/issues-api|advisor\/phone\/library\/guide)\.ts$|^(server|server\/seeds|web\/admin)\/test\//,
    forbidden: /\b(en|de)code(Step|Steps|Issue|Patch|PublishedIssue)\b/,
    broken: 'const steps = decodeSteps(issue.steps);',
  },
  {
    name: 'the name of the product stands in core/base/brand.ts alone',
    files: /^(core|kit|server|web)\/.*\.(tsx?|css|html)$/,
    except: /^core\/base\/brand\.ts$|\.test\.tsx?$/,
    forbidden: /ResLife/,
    broken: '<h1>Welcome to ResLife</h1>',
  },
  {
    name: 'a rule is cited by its number in docs/rules/, and by no other document',
    files: /./,
    except: /^tools\/house\/house-rules\.ts$/,
    forbidden: /\b(spec(ification)?|rulings?|design)( section)? \d/i,
    inComments: true,
    broken: '/* Spec 4.5 */',
  },
  {
    name: 'tests open, fetch and connect to loopback addresses alone',
    files: tests,
    // Names and addresses in texts that nobody connects to are free.
    forbidden:
      /\b(goto|fetch|open|get|post|request|WebSocket|EventSource)\(\s*['"`](https?|wss?):\/\/(?!(localhost|127\.[\d.]+|\[::1\])[:/'"`]|\$)|\b(connect|createConnection)\(\s*[\w.]+,\s*['"`](?!localhost|127\.|::1)/,
    broken: "await page.goto('http://192.0.2.7:3000/login');",
  },
  {
    name: 'tests know no address of the machine on its network',
    files: tests,
    forbidden: /:\/\/\$\{|\bnetworkInterfaces\b/,
    broken: 'await page.goto(`http://${address}:3000/login`);',
  },
  {
    name: 'servers of tests listen on loopback alone',
    files: tests,
    forbidden:
      /\.listen\(\s*[\w.]+\s*(\)|,(?!\s*['"`](127\.|::1)))|\bHOST['"]?: ['"`](?!127\.|::1|localhost)/,
    broken: "const server = await startServer({ HOST: '0.0.0.0' });",
  },
  {
    name: 'a comment opens with no riddle',
    files: /\.(ts|tsx|mjs|css|sql)$/,
    inComments: true,
    forbidden:
      /(?:^\s*\*|(?:^|[\s{])\/(?:\/|\*\*?))\s+(?:What|Who(?:m|se|ever)?|Where|Which|Whether|Of|By|How|To)\b/m,
    broken: '/** Whom a walk calls. */',
  },
  {
    name: 'the name of a test opens with no riddle',
    files: tests,
    forbidden:
      /(?:^|\s)(?:test|it|describe\w*)(?:\.\w+)*(?:\([^()]*\))?\(\s*['"`](?:what|who(?:m|se|ever)?|where|which|whether|of|by|how|that|to)\b/im,
    broken: "test('of two saves one wins', () => {});",
  },
  {
    name: 'a locale stands in core/base/locale.ts alone (LANG-5)',
    files: /^(core|kit|server|web)\/.*\.tsx?$/,
    // They read the parts of a clock, or check a name: nobody reads their words.
    except:
      /^core\/base\/(locale|day|cut-title)\.ts$|^core\/campus\/hours\/wall-clock\.ts$|^core\/record\/report\.ts$|^server\/(rota\/calendar\/zones|base\/setting-checks)\.ts$|\.test\.tsx?$|^server\/test\//,
    forbidden:
      /(?:Intl\.\w+|toLocale\w*String|localeCompare)\([^()]*'[a-z]{2}(?:-[A-Z]{2})?'|\.toLocale\w*String\(\s*\)|localeCompare\([^,()]*\.(?:title|name|label)\)/,
    broken: "const days = count.toLocaleString('en');",
  },
  {
    name: 'a limit is read by its name: taken apart, the table of limits comes whole to every phone',
    files: /^(core|kit|web)\/.*\.tsx?$/,
    forbidden: /\}\s*(?::[^=;{}]*)?=\s*LIMITS\b(?!\.)/,
    broken: 'const { steps } = LIMITS;',
  },
  {
    name: 'the repository names no package registry and no path of a workplace',
    files: /./,
    except: /^tools\/house\/house-rules\.ts$/,
    forbidden: /\bregistry\.[a-z0-9-]+\.[a-z]+|(?<![\w.*-])\/(work|workspace|home|Users)\/\w/,
    broken: 'see /home/notes.md',
  },
  ...commentRules,
  ...styleRules,
];

/** Names that say nothing of the content: a function without a home is a missing noun. */
export const emptyNames = ['utils', 'helpers', 'common', 'manager', 'service', 'types'];

/** The most lines a file may have, tests, data and tables more than code; the first row that names the file counts. */
export const lineLimits = [
  { files: /\.test\.tsx?$|\.e2e\.ts$/, lines: 500 },
  { files: /\/(seeds|migrations|fixtures)\//, lines: 500 },
  { files: /^(core\/api\/api|web\/(admin\/)?base\/messages(\.[a-z]{2})?)\.ts$/, lines: 500 },
  { files: /\.(ts|tsx|mjs|css)$/, lines: 300 },
];

/** Returns every place in a file's text that breaks a rule, as `path:line: rule`. */
export function placesBreaking(rule: HouseRule, path: string, text: string): string[] {
  if (!rule.files.test(path) || rule.except?.test(path)) return [];
  const bare = path.endsWith('.css') && !rule.inComments ? withoutComments(text) : text;
  const everywhere = new RegExp(rule.forbidden.source, `g${rule.forbidden.flags}`);
  return Array.from(bare.matchAll(everywhere), ({ index }) => {
    const line = bare.slice(0, index).split('\n').length;
    return `${path}:${line}: ${rule.name}`;
  });
}

/** Blanks the comments of a stylesheet and keeps its lines. */
function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
}
