/** A plain stylesheet with the measures of a comment: what wraps there wraps here. */
export const STYLE = `
html { --text: #1f2328; --soft: #59636e; --back: #fff; --line: #d1d9e0; --code: #818b981f; --stripe: #f6f8fa; --link: #0969da;
  --note: #0969da; --important: #8250df; --warning: #9a6700; --caution: #cf222e; }
html[data-theme=dark] { --text: #f0f6fc; --soft: #9198a1; --back: #0d1117; --line: #3d444d; --code: #656c7633; --stripe: #151b23; --link: #4493f8;
  --note: #4493f8; --important: #ab7df8; --warning: #d29922; --caution: #f85149; }
body { margin: 8px; background: var(--back); color: var(--text); font: 14px/1.5 "Noto Sans", "DejaVu Sans", sans-serif, "Noto Color Emoji"; overflow-wrap: break-word; }
.comment { border: 1px solid var(--line); border-radius: 6px; }
.head { padding: 8px 16px; background: var(--stripe); border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; }
.head span { border: 1px solid var(--line); border-radius: 2em; padding: 0 7px; font-size: 12px; color: var(--soft); }
.body { padding: 16px; }
.body > :first-child { margin-top: 0; } .body > :last-child { margin-bottom: 0; }
h3 { font-size: 1.25em; line-height: 1.25; margin: 24px 0 16px; font-weight: 600; }
p, ul, table, pre, details, .alert { margin: 0 0 16px; }
ul { padding-left: 2em; } li + li { margin-top: .25em; }
a { color: var(--link); text-decoration: underline; text-underline-offset: .2rem; }
code { background: var(--code); border-radius: 6px; padding: .2em .4em; font: 85% "DejaVu Sans Mono", monospace; white-space: break-spaces; }
pre { background: var(--stripe); border-radius: 6px; padding: 16px; overflow: auto; font-size: 85%; line-height: 1.45; }
pre code { background: none; padding: 0; font-size: 100%; white-space: pre; }
table { border-collapse: collapse; display: block; width: max-content; max-width: 100%; overflow: auto; font-variant: tabular-nums; }
th, td { border: 1px solid var(--line); padding: 6px 13px; } th { font-weight: 600; }
tr:nth-child(2n) td { background: var(--stripe); }
.alert { border-left: .25em solid; padding: 8px 16px; border-color: var(--kind); } .alert > :last-child { margin-bottom: 0; }
.alert .title { color: var(--kind); font-weight: 500; }
.note { --kind: var(--note); } .important { --kind: var(--important); } .warning { --kind: var(--warning); } .caution { --kind: var(--caution); }
sub { font-size: 75%; line-height: 0; position: relative; vertical-align: baseline; bottom: -.25em; }
summary { cursor: pointer; }
`;
