import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { escalationLetters as english } from './escalation-letters.ts';

const { name } = BRAND;

const moreOf = (count: number): string => (count === 1 ? '1 aviso más' : `${count} avisos más`);

function countsOf(all: number, escalated: number): string {
  const records = all === 1 ? '1 registro' : `${all} registros`;
  return `${records}, ${escalated === 1 ? '1 escalado' : `${escalated} escalados`}`;
}

export const escalationLetters = {
  nameLine: (typed) => `Nombre escrito: ${typed === '' ? 'solo símbolos' : `“${typed}”`}`,
  areaLine: (area) => `Zona: “${area}”`,
  why: `Recibes este correo porque un administrador de ${name} añadió esta dirección en Avisos.`,
  whyOnDuty: `Recibes este correo porque estás de guardia según un calendario que ${name} sigue.`,
  countsOf,
  days: (from, to) => (from === to ? from : `del ${from} al ${to}`),
  summary: {
    subject: (days, all, escalated) =>
      `${all === 0 ? 'Ningún registro' : countsOf(all, escalated)}: ${days}`,
    counts: (days, all, escalated) =>
      `${days}: ${all === 0 ? 'no hubo registros.' : `${countsOf(all, escalated)}.`}`,
    unanswered: (count) =>
      count === 1 ? '1 aviso que nadie contestó:' : `${count} avisos que nadie contestó:`,
    more: (count) => `y ${count} más`,
    details: (link) => `Según los registros recibidos hasta ahora. Detalles: ${link}`,
  },
  group: (count, from, to, link) => ({
    subject: `${moreOf(count)} desde una red`,
    paragraphs: [
      `Entre ${from} y ${to}, llegaron ${moreOf(count)} desde una misma red. Este correo es el único sobre todos.`,
      'Cada uno está registrado. Tantos a la vez pueden ser una broma, pero comprueba si alguno es real.',
      `Velos todos: ${link}`,
    ],
  }),
  test: {
    subject: `Prueba de ${name}`,
    paragraphs: ['Esto es una prueba; no se escaló nada. Los avisos llegarán a esta dirección.'],
  },
  testOfSteps: (step, steps) => ({
    subject: `PRUEBA: paso ${step} de ${steps}`,
    paragraphs: [
      `PRUEBA. No se escaló nada. Se te avisaría en el paso ${step} de ${steps}, si nadie se encarga antes.`,
    ],
  }),
  record: {
    escalation: {
      subject: 'Escalado',
      text: (what) => `Se escaló ${what}.`,
      happened: (at) => `recibido ${at}`,
    },
    takenBack: {
      subject: 'Aviso cancelado',
      text: (what) => `El aviso de ${what} se canceló en el teléfono del asesor.`,
      happened: (at) => `cancelado ${at}`,
    },
    unanswered: {
      subject: 'Nadie ha contestado',
      text: (what) => `Nadie se encarga del aviso de ${what}: nadie contestó o se devolvió.`,
      happened: (at) => `sin contestar ${at}`,
    },
    ended: {
      subject: 'Aviso terminado',
      happened: (at) => `terminado ${at}`,
    },
  },
  ends: {
    resolved: (what) => `${what} se corrigió a resuelto.`,
    void: (what) => `El registro de ${what} se anuló.`,
    forgotten: (what) => `El registro de ${what} se eliminó.`,
  },
  late: 'Llegó tarde: el teléfono no tenía señal.',
  started: (at, events, timeZone) => `${[`Empezó ${at}`, ...events].join('; ')} (${timeZone}).`,
  escalatedAt: (at) => `escalado ${at}`,
  open: (link) => `Ábrelo para decir “Me encargo” antes de 24 horas: ${link}`,
  recordAt: (link) => `Registro con todas las preguntas y respuestas: ${link}`,
  nobodyTold: (title) => `No se avisó a nadie: ${title}`,
  nobodyOnDuty: (what) =>
    `Se escaló ${what} y no se pudo avisar a ningún destinatario de Avisos: nadie está de guardia.`,
  signIn: (link) => `Inicia sesión para decir “Me encargo”: ${link}`,
  allOwners: 'Todos los propietarios reciben este correo.',
} satisfies Translated<typeof english>;
