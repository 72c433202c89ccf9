import type { Bloco, Caixa } from './blocos.ts'
import { datasEm } from './datas-lidas.ts'
import { compacto, contemQuase, distancia, semAcentos } from './texto-lido.ts'

/** What is printed over or beside a label: the way a person looks a field up on a card. */
export class Procura {
  /** Every line, then what pieces of a broken one say together; `lido` is its text in compact form. */
  private readonly rotuladas: readonly { readonly linha: Bloco; readonly lido: string }[]
  /** Everything that may be one value: each line, with what continues it, and with what follows below. */
  readonly trechos: readonly Bloco[]
  /** Height of the middle one of all lines. */
  private readonly altura: number

  constructor(readonly linhas: readonly Bloco[]) {
    this.altura =
      linhas.map(({ caixa }) => caixa.altura).sort((a, b) => a - b)[Math.floor(linhas.length / 2)] ?? 0
    this.rotuladas = [...linhas, ...linhas.flatMap((linha) => this.inteira(linha))].map((linha) => ({
      linha,
      lido: compacto(linha.texto),
    }))
    this.trechos = this.rotuladas.flatMap(({ linha }) => [
      linha,
      ...this.sob(linha, 3).map((seguinte) => ({
        ...linha,
        texto: `${linha.texto} ${this.fileira(seguinte)}`,
      })),
    ])
  }

  /**
   * The first value at one of the labels that `ler` understands, else undefined. Labels are compared in compact form.
   */
  porRotulo<T>(rotulos: readonly string[], ler: (texto: string) => T | undefined): T | undefined {
    for (const rotulo of rotulos)
      for (const { linha, lido: compacta } of this.rotuladas) {
        if (!temRotulo(compacta, rotulo)) continue
        for (const candidato of [...this.abaixo(linha), ...this.aoLado(linha)]) {
          const lido = ler(candidato)
          if (lido !== undefined) return lido
        }
        // Some cards print the value right behind its label, in the same line.
        const lido = ler(linha.texto)
        if (lido !== undefined) return lido
      }
    return undefined
  }

  /** What `ler` understands of the lines under a label, from the nearest on, as far as they follow each other. */
  listaSob(rotulo: string, ler: (texto: string) => string | undefined, quantos: number): string[] {
    const achado = this.linhas.find((_, i) => this.temRotulo(i, rotulo))
    if (!achado) return []
    const lista: string[] = []
    for (const linha of this.sob(achado, 6)) {
      const lido = ler(this.fileira(linha))
      if (lido === undefined || lista.length === quantos) break
      lista.push(lido)
    }
    return lista
  }

  /** The first line `ler` understands, wherever it stands. */
  emQualquerLinha<T>(ler: (texto: string) => T | undefined): T | undefined {
    return primeira(this.linhas, ler)
  }

  /** Whatever `ler` understands, in no order. */
  todas<T>(ler: (texto: string) => T | undefined): T[] {
    return this.linhas.flatMap(({ texto }) => ler(texto) ?? [])
  }

  /** Every date there is, the earliest first; that of a law the form quotes is not the holder's. */
  get datas(): string[] {
    const linhas = this.linhas.filter(({ texto }) => !LEI.test(semAcentos(texto)))
    return [...new Set(linhas.flatMap(({ texto }) => datasEm(texto)))].sort()
  }

  /** The first line `ler` understands on the right of one that `marca` tells. */
  aDireitaDe<T>(marca: (texto: string) => boolean, ler: (texto: string) => T | undefined): T | undefined {
    return primeira(
      this.linhas.filter(({ texto }) => marca(texto)).flatMap((linha) => this.naFileira(linha)),
      ler,
    )
  }

  /**
   * What `ler` understands below the first line that `marca` tells: the nearest line, and those that follow it closely
   * and begin where it begins.
   */
  blocoDepois(
    marca: (texto: string) => boolean,
    ler: (texto: string) => string | undefined,
    quantos: number,
  ): string[] {
    const inicio = this.linhas.find((linha) => marca(this.fileira(linha)))?.caixa
    if (!inicio) return []
    const abaixo = this.linhas
      .filter(({ caixa }) => caixa.topo > inicio.topo + inicio.altura / 2)
      .sort((a, b) => a.caixa.topo - b.caixa.topo)
      .flatMap((linha) => {
        const lido = ler(this.fileira(linha))
        return lido === undefined ? [] : [{ lido, caixa: linha.caixa }]
      })
    const fim = abaixo.findIndex(({ caixa }, i) => i > 0 && !this.segue(abaixo[i - 1]?.caixa ?? caixa, caixa))
    return abaixo.slice(0, Math.min(quantos, fim < 0 ? quantos : fim)).map(({ lido }) => lido)
  }

  /** Whether a line is the next one of the same paragraph. */
  private segue(acima: Caixa, abaixo: Caixa): boolean {
    return (
      abaixo.topo - acima.topo < 3 * this.altura && Math.abs(abaixo.esquerda - acima.esquerda) < this.altura
    )
  }

  /**
   * The first line above one of the labels `ler` understands, from the top of the card on. No label tells what it is:
   * a texture read as letters is nothing.
   */
  acimaDe<T>(rotulos: readonly string[], ler: (texto: string) => T | undefined): T | undefined {
    const deCima = this.linhas
      .filter(({ confianca }) => confianca >= LIDA)
      .toSorted((a, b) => a.caixa.topo - b.caixa.topo)
    for (const rotulo of rotulos)
      for (const [i, { caixa: limite }] of this.linhas.entries()) {
        if (!this.temRotulo(i, rotulo)) continue
        // A heading may pass for a long label: nothing stands above it, and the next one is tried.
        const lido = primeira(
          deCima.filter(({ caixa }) => caixa.topo < limite.topo),
          ler,
        )
        if (lido !== undefined) return lido
      }
    return undefined
  }

  private temRotulo(i: number, rotulo: string): boolean {
    return temRotulo(this.rotuladas[i]?.lido ?? '', rotulo)
  }

  /** Lines under a label, nearest first; pieces of one row are offered together, then alone. */
  private abaixo(rotulo: Bloco): string[] {
    const achados = this.sob(rotulo, 4)
    const [primeiro] = achados
    if (!primeiro) return []
    return [this.fileira(primeiro), ...achados.map(({ texto }) => texto)]
  }

  /** Lines under a label as far as so many of its heights, nearest first. */
  private sob({ caixa: rotulo }: Bloco, alturas: number): Bloco[] {
    // A portrait's edge read together with a label makes its box taller than any line.
    const altura = Math.min(rotulo.altura, this.altura)
    const alcance = alturas * altura
    return this.linhas
      .filter(({ caixa }) => {
        const desce = caixa.topo + caixa.altura / 2 - (rotulo.topo + rotulo.altura / 2)
        const comeca = caixa.esquerda < rotulo.esquerda + rotulo.largura
        const termina = caixa.esquerda + caixa.largura > rotulo.esquerda
        const recuo = rotulo.esquerda - caixa.esquerda
        return desce > altura * 0.7 && desce < alcance && comeca && termina && recuo < 8 * altura
      })
      .sort((a, b) => a.caixa.topo - b.caixa.topo)
  }

  /** The line with what continues it, as one; nothing when nothing does. */
  private inteira(inicio: Bloco): Bloco[] {
    const texto = this.fileira(inicio)
    return texto === inicio.texto ? [] : [{ ...inicio, texto }]
  }

  /** The line and what continues it on its right, as far as a word's gap. */
  private fileira(inicio: Bloco): string {
    let [texto, fim] = [inicio.texto, inicio.caixa.esquerda + inicio.caixa.largura]
    for (const { texto: mais, caixa } of this.naFileira(inicio)) {
      if (caixa.esquerda - fim > 2 * inicio.caixa.altura) break
      texto += ` ${mais}`
      fim = caixa.esquerda + caixa.largura
    }
    return texto
  }

  private aoLado(rotulo: Bloco): string[] {
    return this.naFileira(rotulo)
      .slice(0, 2)
      .map(({ texto }) => texto)
  }

  private naFileira(de: Bloco): Bloco[] {
    const meio = de.caixa.topo + de.caixa.altura / 2
    // What is much taller than a line is a drawing read as letters: it would make one row of several.
    const altura = Math.min(de.caixa.altura, 1.5 * this.altura)
    return this.linhas
      .filter(
        ({ caixa }) =>
          Math.abs(caixa.topo + caixa.altura / 2 - meio) < 0.7 * altura &&
          caixa.esquerda >= de.caixa.esquerda + de.caixa.largura * 0.9,
      )
      .sort((a, b) => a.caixa.esquerda - b.caixa.esquerda)
  }
}

function primeira<T>(linhas: readonly Bloco[], ler: (texto: string) => T | undefined): T | undefined {
  for (const { texto } of linhas) {
    const lido = ler(texto)
    if (lido !== undefined) return lido
  }
  return undefined
}

/** Confidence from which a line was read, and not guessed. */
const LIDA = 60

/** 'LEI Nº 7.116 DE 29/08/83', 'DECRETO 10.977'. */
const LEI = /\b(?:LE[I1L]|DECRETO)\b/

/** Long labels are found inside a line even when misread. */
const ROTULO_LONGO = 10

/**
 * Whether a line, in compact form, holds a label, give or take a misread letter in six; with '=', is it, give or take
 * one.
 */
function temRotulo(lido: string, rotulo: string): boolean {
  if (rotulo.startsWith('=')) return distancia(lido.replace(/^\d[A-Z]?/, ''), rotulo.slice(1)) <= 1
  if (lido.includes(rotulo)) return true
  const folga = Math.max(rotulo.length >= 4 ? 1 : 0, Math.floor(rotulo.length / 6))
  if (rotulo.length >= ROTULO_LONGO && contemQuase(lido, rotulo, folga)) return true
  return folga > 0 && Math.abs(lido.length - rotulo.length) <= folga && distancia(lido, rotulo) <= folga
}
