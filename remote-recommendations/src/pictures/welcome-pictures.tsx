import type { ReactNode } from 'react';
import type { SlugOfKind } from '../steps/step-table';
import { Box, Check, Cloud, Confetti, Disc, Lens, Play, Shape, Shield, Stroke, Text, Window } from './shapes';

/** Pictures of the steps that welcome a purchase. */
export const pictures: Readonly<Record<SlugOfKind<'welcome'>, ReactNode>> = {
  welcome__complete: (
    <>
      <Confetti />
      <Disc x={160} y={122} r={44} />
      <Shape fill="paper" d="M164 92l-24 34h18l-4 26l26 -36h-20z" />
      <Disc x={160} y={46} r={24} fill="paper" />
      <Shape fill="info" d="M150 56a8 8 0 0 1 1 -15a11 11 0 0 1 20 1a7 7 0 0 1 -1 14z" />
      <Disc x={236} y={100} r={24} fill="paper" />
      <Shape d="M236 86l12 4v10c0 8 -5 12 -12 15c-7 -3 -12 -7 -12 -15v-10z" />
      <Disc x={206} y={186} r={24} fill="paper" />
      <Shape fill="info" d="M200 175l17 11l-17 11z" />
      <Disc x={114} y={186} r={24} fill="paper" />
      <Shape d="M103 176h22a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-12l-8 7v-7h-2a4 4 0 0 1 -4 -4v-10a4 4 0 0 1 4 -4z" />
      <Disc x={84} y={100} r={24} fill="paper" />
      <Lens x={82} y={97} r={10} />
    </>
  ),
  welcome__security: (
    <>
      <Confetti />
      <Shape fill="tint" d="M160 32l72 24v58c0 46 -30 76 -72 92c-42 -16 -72 -46 -72 -92v-58z" />
      <Shield x={114} y={62} />
      <Stroke d="M140 116l14 15l28 -30" />
    </>
  ),
  welcome__backup: (
    <>
      <Confetti />
      <Cloud x={112} y={40} />
      <Stroke d="M160 94v-28M149 76l11 -11l11 11" />
      <Stroke color="brand" d="M120 118v14M160 118v14M200 118v14" />
      <Window x={84} y={142} w={152} h={64} />
      <Text x={100} y={176} widths={[120, 84]} />
    </>
  ),
  welcome__antispam: (
    <>
      <Confetti />
      <Shape
        fill="paper"
        d="M88 56h144a14 14 0 0 1 14 14v76a14 14 0 0 1 -14 14h-66l-36 32v-32h-42a14 14 0 0 1 -14 -14v-76a14 14 0 0 1 14 -14z"
      />
      <Disc x={134} y={96} r={7} fill="ink" />
      <Disc x={186} y={96} r={7} fill="ink" />
      <Stroke color="brand" d="M130 118c14 20 46 20 60 0" />
      <Check x={240} y={64} r={20} />
    </>
  ),
  welcome__videopress: (
    <>
      <Confetti />
      <Box x={84} y={96} w={152} h={104} r={10} />
      <Shape fill="ink" d="M84 90l146 -38l6 22l-146 38z" />
      <Shape fill="paper" d="M108 84l20 -5l4 21l-20 5zM150 73l20 -5l4 21l-20 5zM192 62l20 -5l4 21l-20 5z" />
      <Play x={160} y={152} r={28} />
    </>
  ),
  welcome__search: (
    <>
      <Confetti />
      <Stroke color="ink" d="M196 156l38 38M199 153l38 38" />
      <Disc x={150} y={112} r={66} fill="ink" />
      <Disc x={150} y={112} r={56} fill="paper" />
      <Text x={118} y={86} widths={[64]} />
      <Box x={110} y={102} w={80} h={20} fill="tint" />
      <Box x={118} y={109} w={48} h={6} r={3} fill="brand" />
      <Text x={118} y={132} widths={[52]} />
    </>
  ),
  welcome__scan: (
    <>
      <Confetti />
      <Disc x={160} y={120} r={80} fill="paper" />
      <Disc x={160} y={120} r={56} fill="tint" />
      <Disc x={160} y={120} r={30} fill="tint" />
      <Shape fill="brand" d="M160 120l54 -58a80 80 0 0 1 26 58z" />
      <Disc x={160} y={120} r={8} fill="ink" />
      <Disc x={128} y={88} r={6} fill="info" />
      <Disc x={132} y={156} r={6} fill="info" />
      <Check x={208} y={180} r={20} />
    </>
  ),
};
