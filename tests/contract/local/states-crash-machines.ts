import { invoking } from './states-fixture.ts'

/** Workflows a killed process leaves in the middle: `stuck` functions never answer there. */
export const CRASH_MACHINES = {
  wait: {
    StartAt: 'Before',
    States: {
      Before: invoking('before-wait', { Assign: { kept: '{% $states.result.Payload %}' }, Next: 'Hour' }),
      Hour: { Type: 'Wait', Seconds: 3600, Next: 'After' },
      After: { Type: 'Succeed', Output: '{% $kept %}' },
    },
  },
  task: {
    StartAt: 'First',
    States: {
      First: invoking('first', { Output: { from: '{% $states.result.Payload %}' }, Next: 'Stuck' }),
      Stuck: invoking('stuck-task', {
        Output: '{% [$states.input.from, $states.result.Payload] %}',
        End: true,
      }),
    },
  },
  parallel: {
    StartAt: 'Both',
    States: {
      Both: {
        Type: 'Parallel',
        Branches: [
          {
            StartAt: 'Quick',
            States: { Quick: invoking('quick', { Output: '{% $states.result.Payload %}', End: true }) },
          },
          {
            StartAt: 'Lead',
            States: {
              Lead: invoking('lead', { Next: 'Slow' }),
              Slow: invoking('stuck-branch', { Output: '{% $states.result.Payload %}', End: true }),
            },
          },
        ],
        End: true,
      },
    },
  },
  map: {
    StartAt: 'Each',
    States: {
      Each: {
        Type: 'Map',
        Items: ['a', 'b', 'stuck-item'],
        MaxConcurrency: 1,
        ItemProcessor: {
          StartAt: 'One',
          States: {
            One: invoking('x', {
              Arguments: {
                FunctionName: "{% 'arn:aws:lambda:sa-east-1:000000000000:function:' & $states.input %}",
              },
              Output: '{% $states.result.Payload %}',
              End: true,
            }),
          },
        },
        End: true,
      },
    },
  },
  retry: {
    StartAt: 'Flaky',
    States: {
      Flaky: invoking('failing', {
        Retry: [{ ErrorEquals: ['Boom'], IntervalSeconds: 600, MaxAttempts: 1 }],
        End: true,
      }),
    },
  },
}
