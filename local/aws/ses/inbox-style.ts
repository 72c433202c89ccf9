/** One sheet for the inbox; colours follow the system. */
export const STYLE = `
:root { --fundo: #faf7f2; --superficie: #fff; --tinta: #14302c; --tinta-2: #4a605c; --borda: #ddd5c7; --campo: #837a6b; --marca: #0b6b5b; --marca-tinta: #fff; --aviso: #7a5200; --aviso-suave: #fcefcf }
@media (prefers-color-scheme: dark) { :root { --fundo: #0d1614; --superficie: #14201d; --tinta: #eaf3f0; --tinta-2: #a9bdb7; --borda: #2c3f3a; --campo: #6f8780; --marca: #5ccfb4; --marca-tinta: #06231d; --aviso: #f3c969; --aviso-suave: #3a2b08 } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 880px; background: var(--fundo); color: var(--tinta); font: 17px/1.55 Figtree, system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 8px 0 16px; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 0 0 12px; font-size: 1.05rem }
a { color: var(--marca) }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--marca); outline-offset: 2px }
label { display: block; margin-bottom: 4px; color: var(--tinta-2) }
.campo { display: flex; gap: 8px; flex-wrap: wrap }
input { flex: 1 1 200px; min-height: 48px; padding: 0 12px; border: 1px solid var(--campo); border-radius: 12px; background: var(--superficie); color: inherit; font: inherit }
button { min-height: 48px; padding: 0 20px; border: 0; border-radius: 14px; background: var(--marca); color: var(--marca-tinta); font: inherit; font-weight: 600; cursor: pointer }
.nota { color: var(--tinta-2) }
.lista { margin: 0; padding: 0; list-style: none; border: 1px solid var(--borda); border-radius: 20px; background: var(--superficie); overflow: hidden }
.lista li + li { border-top: 1px solid var(--borda) }
.linha { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 20px; color: inherit; text-decoration: none }
.linha:hover .assunto, .linha:focus-visible .assunto { text-decoration: underline }
.linha:focus-visible { outline-offset: -3px }
.assunto { font-weight: 600 }
.para { grid-column: 1; color: var(--tinta-2) }
.quando { grid-column: 2; grid-row: 1; color: var(--tinta-2); font-variant-numeric: tabular-nums }
.selo { padding: 2px 10px; border-radius: 999px; background: var(--aviso-suave); color: var(--aviso); font-size: .85rem; font-weight: 600; white-space: nowrap }
.vazio { padding: 32px; border: 1px dashed var(--borda); border-radius: 20px; text-align: center }
.voltar { display: inline-block; padding: 10px 0 }
dl { margin: 0 0 24px } dl div { display: flex; gap: 8px } dt { min-width: 4.5em; color: var(--tinta-2) } dd { margin: 0 }
section { margin-bottom: 24px; padding: 20px; border: 1px solid var(--borda); border-radius: 20px; background: var(--superficie) }
.links { margin: 0; padding: 0; list-style: none } .links a { display: inline-block; padding: 8px 0 }
iframe { display: block; width: 100%; height: 50vh; min-height: 280px; border: 0; border-radius: 12px; background: #fff; color-scheme: light }
pre { margin: 0; font: inherit; white-space: pre-wrap }
@media (max-width: 600px) { .linha { grid-template-columns: 1fr } .quando { grid-column: 1; grid-row: auto } }
`
