/** The product's tokens, without pink: the sandbox must never be taken for the product. */
const darkTokens = `color-scheme:dark;--sunken:#090712;--ground:#0e0b1a;--raised:#18132c;--overlay:#231c40;--hover:#352b60;--text:#f5f2ff;--muted:#b9b1d9;--rule:#2e2650;--line:#7d73ad;--inverse:#f5f2ff;--on-inverse:#17122a;--teal:#2bd9c0;--sun:#ffd166;--on-sun:#241a00;--sun-text:#ffd166;--sun-tint:#382c22;--focus:#ffd166;--error:#ff8fb0`;
const lightTokens = `color-scheme:light;--sunken:#fff;--ground:#f7f4fd;--raised:#fff;--overlay:#ece7f9;--hover:#dcd3f3;--text:#17122a;--muted:#574f76;--rule:#dcd5f0;--line:#8378ad;--inverse:#17122a;--on-inverse:#f7f4fd;--teal:#086f61;--sun:#ffcb52;--on-sun:#241a00;--sun-text:#7a4f00;--sun-tint:#fff1cf;--focus:#5b2bd9;--error:#b0164d`;

/** The one style sheet of all pages. */
export const styleSheet = `
@font-face{font-family:"Bricolage Grotesque";src:url(/assets/display.woff2) format("woff2");font-weight:200 800;font-display:swap}
@font-face{font-family:"Instrument Sans";src:url(/assets/text.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{${darkTokens};--display:"Bricolage Grotesque",system-ui,sans-serif;--ui:"Instrument Sans",system-ui,sans-serif;--gutter:clamp(20px,4vw,56px)}
@media (prefers-color-scheme:light){:root{${lightTokens}}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:400 1rem/1.55 var(--ui);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,p,ul,dl,dd,fieldset{margin:0;padding:0;border:0}
ul{list-style:none}
img,svg{display:block;max-inline-size:100%}
button,input,select{font:inherit;color:inherit}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
h1{font:750 clamp(1.75rem,1.5rem + 1vw,2.25rem)/1.04 var(--display);letter-spacing:-.028em;text-wrap:balance}
.sbx-form h1{font:650 1.5rem/1.2 var(--ui);letter-spacing:-.01em}
h2{font:600 1.0625rem/1.3 var(--ui)}
.muted{color:var(--muted)}.small{font-size:.9375rem}
.num,td,.lines{font-variant-numeric:tabular-nums lining-nums}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-inline-start:16px;inset-block-start:-80px;z-index:60;padding:12px 20px;background:var(--inverse);color:var(--on-inverse);border-radius:14px;font-weight:600}
.skip:focus{inset-block-start:12px}
.page{inline-size:100%;max-inline-size:calc(1280px + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.sbx-bar{position:sticky;inset-block-start:0;z-index:30;background:var(--sun);color:var(--on-sun)}
.sbx-bar .page{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;min-block-size:52px;padding-block:10px;line-height:1.35}
.sbx-bar b{font-weight:700}.sbx-bar span{font-size:.9375rem}
.sbx-bar :focus-visible{outline-color:var(--on-sun)}
.steps{display:inline-grid;grid-auto-flow:column;gap:3px}
.steps i{inline-size:7px;block-size:7px;border-radius:2px;background:currentColor;opacity:.35}.steps i:nth-child(even){opacity:1}
.sbx{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(36px,4vw,56px);padding-block:32px 96px}
.sbx-form{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;inline-size:min(100%,560px);margin-inline:auto;padding:clamp(24px,5vw,56px) clamp(16px,3vw,28px) 96px}
.stack{display:grid;gap:6px}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.btn{display:inline-flex;align-items:center;justify-content:center;min-block-size:48px;padding:10px 22px;border:2px solid transparent;border-radius:14px;background:none;font:600 1rem/1.2 var(--ui);text-decoration:none;cursor:pointer}
.btn--go{background:var(--inverse);color:var(--on-inverse);border-color:var(--inverse)}.btn--go:hover{background:var(--muted);border-color:var(--muted)}
.btn--neutral{border-color:var(--line)}.btn--neutral:hover{background:var(--overlay);border-color:var(--text)}
.btn[aria-pressed=true]{background:var(--inverse);color:var(--on-inverse);border-color:var(--inverse)}
.btn--quiet{padding-inline:14px}.btn--quiet:hover{background:var(--overlay)}
.btn:disabled{background:var(--overlay);color:var(--muted);border-color:var(--overlay);cursor:not-allowed}
.people{display:grid;gap:8px}
.people button{display:grid;grid-template-columns:44px minmax(0,1fr) auto;gap:14px;align-items:center;inline-size:100%;padding:10px 14px;border:1.5px solid var(--line);border-radius:14px;background:var(--raised);text-align:start;line-height:1.3;cursor:pointer}
.people button:hover{border-color:var(--text)}
.people b{display:block;font-weight:600}.people small,.person small{color:var(--muted);font-size:.9375rem}
.people--list{grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))}
.person{display:grid;grid-template-columns:44px minmax(0,1fr) auto;gap:14px;align-items:center;padding:10px 14px;border:1.5px solid var(--rule);border-radius:14px;line-height:1.3}
.person b{display:block;font-weight:600}
.avatar{inline-size:44px;block-size:44px;border-radius:12px}
.grow{flex:1 1 240px;line-height:1.4}.plan{padding:14px 16px;border:1.5px solid var(--rule);border-radius:14px}
.badge{display:inline-flex;align-items:center;min-block-size:28px;padding:3px 10px;border-radius:8px;background:var(--overlay);font:600 .8125rem/1.2 var(--ui)}
.panel{display:grid;gap:16px;padding:20px;border:1px solid var(--rule);border-radius:24px}
.field{display:grid;gap:8px}.field>label,.label{font-weight:600;font-size:.9375rem;line-height:1.3}
.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px}
.input{inline-size:100%;min-block-size:52px;padding:12px 16px;border:1.5px solid var(--line);border-radius:14px;background:var(--sunken)}
.input::placeholder{color:var(--muted);opacity:1}.input:hover{border-color:var(--text)}
.input[aria-invalid=true]{border-color:var(--error)}
.cardfield{block-size:54px;border:1.5px solid var(--line);border-radius:14px;background:var(--sunken);overflow:clip}
.cardfield:focus-within,.cardfield:has(.recurly-element-focus){outline:3px solid var(--focus);outline-offset:2px}
.cardfield>div{block-size:100%}.cardfield iframe{inline-size:100%;block-size:100%;border:0}
.lines{display:grid;gap:10px}.lines div{display:flex;justify-content:space-between;gap:16px}.lines dt{color:var(--muted)}.lines .off dt,.lines .off dd{color:var(--teal)}
.lines .total{padding-block-start:16px;margin-block-start:6px;border-block-start:1px solid var(--rule);align-items:baseline}.lines .total dt{color:var(--text);font-weight:600}.lines .total dd{font:800 2.25rem/1 var(--display);letter-spacing:-.03em}
.lines--bare .total{padding:0;margin:0;border:0}
.sbx-note{padding:12px 16px;border-radius:14px;background:var(--sun-tint);color:var(--sun-text);font-size:.9375rem;line-height:1.45}
.sbx-note code{font:inherit;font-weight:600}
.error{color:var(--error);font-size:.9375rem}.error:empty{display:none}
.cols{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:32px;align-items:start}
.cols>section,.block{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.scroll{overflow-x:auto}
table{inline-size:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:8px 12px 8px 0;border-block-end:1px solid var(--rule);text-align:start;vertical-align:top}
th{font-weight:600}code{font:inherit;font-weight:600}td code{white-space:nowrap}
.frame3ds{block-size:420px;border-radius:14px;overflow:clip;border:1.5px solid var(--line)}
@media (max-width:575px){.pair{grid-template-columns:minmax(0,1fr)}.panel{padding:16px;border-radius:18px}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important}}
`;

/** The small picture in a tab: four steps, two lit, in the band's colour. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#ffd166"/><g fill="#241a00"><rect x="5" y="13" width="5" height="6" rx="1.5" opacity=".4"/><rect x="11" y="13" width="5" height="6" rx="1.5"/><rect x="17" y="13" width="5" height="6" rx="1.5" opacity=".4"/><rect x="23" y="13" width="5" height="6" rx="1.5"/></g></svg>';
