/**
 * Style of the sign-in page, which works before any script of the application is loaded. Colours are Radix iris and
 * slate; the fonts come from the built web app, where there is one.
 */
export const SIGN_IN_STYLE = `
@font-face{font-family:"Inter Variable";src:url(/inter.woff2) format("woff2");font-weight:100 900;font-display:swap}
:root{--bg:#f9f9fb;--glow:#f0f1fe;--card:#fff;--line:#d9d9e0;--text:#1c2024;--muted:#60646c;--accent:#5b5bd6;--accent-hover:#5151cd;--link:#5753c6;--field:#fff;--field-line:#8b8d98;--red:#ce2c31;--red-bg:#feebec;--info-bg:#f0f1fe}
@media(prefers-color-scheme:dark){:root{--bg:#111113;--glow:#171625;--card:#18191b;--line:#363a3f;--text:#edeef0;--muted:#b0b4ba;--link:#b1a9ff;--field:#111113;--field-line:#696e77;--red:#ff9592;--red-bg:#3b1219;--info-bg:#202248}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:radial-gradient(ellipse 60% 60% at 50% 38%,var(--glow),var(--bg));color:var(--text);font:400 16px/24px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",sans-serif}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;padding:6px 24px}
.logo{display:inline-flex;gap:10px;align-items:center;font-size:17px;letter-spacing:-.02em;color:inherit;text-decoration:none;min-height:44px}
.logo svg{width:28px;height:28px}
nav{display:flex;flex-wrap:wrap;gap:4px;margin:0 -8px}
nav a{padding:10px 8px;border-radius:6px;font-size:14px;color:var(--muted);text-decoration:none}
nav a[aria-current]{color:var(--text);font-weight:600}
nav a:hover{color:var(--text);text-decoration:underline}
main{flex:1;display:grid;place-items:center;padding:16px 16px 32px}
.card{width:100%;max-width:442px;padding:32px 40px;border-radius:16px;background:var(--card);border:1px solid var(--line);box-shadow:0 12px 32px -16px rgba(28,32,36,.22)}
.mark svg{width:44px;height:44px;display:block}
h1{margin:28px 0 8px;font-size:24px;line-height:30px;font-weight:600;letter-spacing:-.01em;text-wrap:balance}
.about{margin:0 0 24px;font-size:15px;line-height:22px;color:var(--muted)}
label{display:block;margin:16px 0 6px;font-size:14px;line-height:20px;font-weight:500}
input{width:100%;height:44px;padding:0 12px;border:1px solid var(--field-line);border-radius:8px;background:var(--field);color:inherit;font:inherit}
input[aria-invalid]{border-color:var(--red)}
button,.again{display:block;width:100%;min-height:48px;margin-top:24px;padding:12px;border:0;border-radius:8px;background:var(--accent);color:#fff;font:inherit;font-size:18px;font-weight:500;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.again:hover{background:var(--accent-hover)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.problem{margin:0 0 8px;padding:10px 12px;border-radius:8px;background:var(--red-bg);color:var(--red);font-size:14px;line-height:20px}
.provider{margin:20px 0 0;font-size:13px;line-height:18px;color:var(--muted)}
.provider+h1{margin-top:4px}
.demo{padding:12px;border-radius:10px;background:var(--info-bg)}
.demo p{margin:0 0 10px;font-size:14px;line-height:20px}
.demo div{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,130px),1fr));gap:8px}
.demo button{display:flex;flex-direction:column;justify-content:center;min-height:44px;margin:0;padding:6px 12px;border:1px solid var(--field-line);background:var(--card);color:var(--text);font-size:14px;line-height:18px;text-align:start}
.demo button:hover{background:var(--bg)}
.demo small{font-size:12px;line-height:16px;font-weight:400;color:var(--muted)}
.ways{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 24px;margin:16px 0 -12px;font-size:14px;line-height:20px}
.ways a{padding:12px 0;color:var(--link)}
.qr svg{width:184px;height:184px;display:block;margin:0 auto 16px;border-radius:8px}
.about a{color:var(--link)}
code{font:500 15px/24px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--text);overflow-wrap:anywhere}
.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:4px 16px;margin:0;padding:0;list-style:none}
.or{margin:20px 0 0;font-size:14px;line-height:20px;color:var(--muted)}
@media(max-width:480px){header{padding:6px 16px}.card{padding:28px 20px}main{place-items:start center}}
`;
