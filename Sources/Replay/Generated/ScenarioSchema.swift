// Generated from scenario.schema.json by generate-schema.py; do not edit.

extension Scenario {
  /// The JSON Schema (draft 2020-12) of scenario files, for editors and other programs.
  ///
  /// It knows every key; what only holds for a file as a whole, such as names of views, the reader alone checks.
  public static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "ScrollTrace scenario",
      "description": "What is on screen, what the app does to it, the settings, and what is expected of the timeline. Lengths are points, times microseconds.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "scenario": {"description": "The version of the format.", "const": 2},
        "name": {"description": "The name that timelines have.", "type": "string"},
        "scene": {
          "description": "What is on screen.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "size": {"$ref": "#/$defs/size"},
            "content": {"$ref": "#/$defs/view"},
            "safeArea": {"$ref": "#/$defs/insets"},
            "sizeClass": {"description": "The size class.", "enum": ["compact", "regular"]},
            "layoutDirection": {"description": "Where lines begin.", "enum": ["leftToRight", "rightToLeft"]},
            "refreshRate": {
              "description": "Samples a second while anything moves.",
              "type": "integer",
              "minimum": 1,
              "maximum": 1000
            },
            "displayScale": {
              "description": "Pixels per point.",
              "type": "number",
              "minimum": 1,
              "maximum": 10
            },
            "bouncesByDefault": {"description": "The app's bounce switch.", "type": "boolean"}
          },
          "required": ["size", "content"]
        },
        "actions": {
          "description": "What the app and the system do.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "at": {
                "description": "When, in microseconds.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9000000000000000
              },
              "do": {"$ref": "#/$defs/action"}
            },
            "required": ["at", "do"]
          }
        },
        "profile": {"description": "The constants.", "enum": ["uikit", "simple", "gtk4"]},
        "choices": {
          "description": "What no documentation decides.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "flickSpeed": {"type": "number"},
            "pagingFlick": {"enum": ["fromContent", "fromStart"]},
            "pagingLimit": {"enum": ["flicks", "everyRelease"]},
            "slowRelease": {"enum": ["nearest", "direction"]},
            "wheelSnap": {"enum": ["direction", "nearest"]},
            "fewStops": {"type": "integer"},
            "endsAreStops": {"type": "boolean"},
            "longItems": {"enum": ["free", "aligned"]},
            "nilAnchor": {"enum": ["minimal", "start"]},
            "positionWrites": {"enum": ["aligned", "anchored"]},
            "initialID": {"enum": ["scrolls", "ignored"]},
            "leadingMost": {"enum": ["halfVisible", "wholeVisible", "anyVisible"]}
          }
        },
        "indicators": {
          "description": "Times and lengths of indicators.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "holdMicroseconds": {
              "description": "How long an overlay stays after what showed it.",
              "type": "integer",
              "minimum": 0,
              "maximum": 60000000
            },
            "fadeMicroseconds": {
              "description": "How long it fades.",
              "type": "integer",
              "minimum": 0,
              "maximum": 60000000
            },
            "leaveHoldMicroseconds": {
              "description": "How long it stays after the pointer left it or let it go.",
              "type": "integer",
              "minimum": 0,
              "maximum": 60000000
            },
            "leaveFadeMicroseconds": {
              "description": "How long it fades after the pointer left it or let it go.",
              "type": "integer",
              "minimum": 0,
              "maximum": 60000000
            },
            "flashMicroseconds": {
              "description": "How long a flash shows it.",
              "type": "integer",
              "minimum": 0,
              "maximum": 60000000
            },
            "styleHoldMicroseconds": {
              "description": "How long a style stays at least where the last device decides.",
              "type": "integer",
              "minimum": 0,
              "maximum": 60000000
            },
            "barThickness": {
              "description": "The room that a bar takes across.",
              "type": "number",
              "minimum": 0,
              "maximum": 1000
            },
            "thickness": {
              "description": "An overlay's thickness.",
              "type": "number",
              "minimum": 0,
              "maximum": 1000
            },
            "edgeInset": {
              "description": "An overlay's distance from the edge beside it.",
              "type": "number",
              "minimum": 0,
              "maximum": 1000
            },
            "endInset": {
              "description": "A track's distance from the ends of its view.",
              "type": "number",
              "minimum": 0,
              "maximum": 1000
            },
            "minimumLength": {
              "description": "How long a thumb is at least.",
              "type": "number",
              "minimum": 0,
              "maximum": 1000
            }
          }
        },
        "policy": {"description": "The rule of indicators.", "$ref": "#/$defs/policy"},
        "preference": {
          "description": "What the user prefers of indicators.",
          "enum": ["byDevice", "whenScrolling", "always"]
        },
        "input": {
          "description": "Gains and directions of devices, and what on them scrolls.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "touchpad": {
              "description": "Fingers on a touchpad.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "method": {"description": "What scrolls.", "enum": ["twoFinger", "edge", "none"]},
                "pointsPerMillimetre": {
                  "description": "Points of offset per millimetre.",
                  "type": "number",
                  "minimum": 0.01,
                  "maximum": 10000
                },
                "natural": {
                  "description": "The axes along which the content follows the fingers.",
                  "enum": [true, false, "horizontal", "vertical"]
                },
                "startThresholdMillimetres": {
                  "description": "How far fingers move before they scroll.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 100
                },
                "locksAxis": {"description": "Whether a scroll is kept to its axis.", "type": "boolean"},
                "skipsJumps": {"description": "Whether jumps are left out.", "type": "boolean"},
                "restingMicroseconds": {
                  "description": "How long a finger lies still to count as resting.",
                  "type": "integer",
                  "minimum": 1000,
                  "maximum": 60000000
                },
                "edgeZoneMillimetres": {
                  "description": "How wide the edges are.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 100
                }
              }
            },
            "touchscreen": {
              "description": "Fingers on the screen.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "pointsPerMillimetre": {
                  "description": "Points per millimetre of the panel.",
                  "type": "number",
                  "minimum": 0.01,
                  "maximum": 10000
                },
                "natural": {
                  "description": "The axes along which the content follows the fingers.",
                  "enum": [true, false, "horizontal", "vertical"]
                },
                "rotationDegrees": {
                  "description": "How the picture is turned against the panel.",
                  "enum": [0, 90, 180, 270]
                },
                "skipsJumps": {"description": "Whether jumps are left out.", "type": "boolean"}
              }
            },
            "wheel": {
              "description": "Wheels.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "pointsPerDetent": {
                  "description": "Points of offset per detent.",
                  "type": "number",
                  "minimum": 0.01,
                  "maximum": 10000
                },
                "natural": {
                  "description": "The axes along which the wheel is turned round.",
                  "enum": [true, false, "horizontal", "vertical"]
                },
                "quietMicroseconds": {
                  "description": "How long a wheel is quiet at its end.",
                  "type": "integer",
                  "minimum": 1000,
                  "maximum": 60000000
                },
                "deadBand": {
                  "description": "What is held back at first, in 1/120 detent.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 1200
                },
                "debounceMicroseconds": {
                  "description": "Within this time a single turn the other way is left out.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 1000000
                },
                "tiltRepeats": {
                  "description": "Whether detents of a tilted wheel all pass.",
                  "type": "boolean"
                }
              }
            },
            "pointer": {
              "description": "The pointer.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "pointsPerCount": {
                  "description": "Points per count of a mouse.",
                  "type": "number",
                  "minimum": 0.01,
                  "maximum": 10000
                },
                "pointsPerMillimetre": {
                  "description": "Points per millimetre of one finger on a touchpad.",
                  "type": "number",
                  "minimum": 0.01,
                  "maximum": 10000
                },
                "pointsPerScrollPointCount": {
                  "description": "Points per count of a scroll point.",
                  "type": "number",
                  "minimum": 0.01,
                  "maximum": 10000
                },
                "mouseSurface": {"description": "Whether a finger on a mouse scrolls.", "type": "boolean"},
                "buttonScroll": {
                  "description": "Scrolling while a button is held.",
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "pointingStick": {
                      "description": "The button that scrolls while it is held.",
                      "anyOf": [
                        {"enum": ["off", "primary", "secondary", "middle"]},
                        {"type": "integer", "minimum": 272, "maximum": 287}
                      ]
                    },
                    "mouse": {
                      "description": "The button that scrolls while it is held.",
                      "anyOf": [
                        {"enum": ["off", "primary", "secondary", "middle"]},
                        {"type": "integer", "minimum": 272, "maximum": 287}
                      ]
                    },
                    "trackball": {
                      "description": "The button that scrolls while it is held.",
                      "anyOf": [
                        {"enum": ["off", "primary", "secondary", "middle"]},
                        {"type": "integer", "minimum": 272, "maximum": 287}
                      ]
                    },
                    "pointsPerCount": {
                      "description": "Points of offset per count.",
                      "type": "number",
                      "minimum": 0.01,
                      "maximum": 10000
                    },
                    "natural": {
                      "description": "The axes that are turned round.",
                      "enum": [true, false, "horizontal", "vertical"]
                    },
                    "startThresholdCounts": {
                      "description": "How far before it scrolls.",
                      "type": "number",
                      "minimum": 0,
                      "maximum": 1000
                    },
                    "clickMicroseconds": {
                      "description": "Shorter presses are clicks.",
                      "type": "integer",
                      "minimum": 1000,
                      "maximum": 60000000
                    }
                  }
                }
              }
            },
            "tablet": {
              "description": "Pen tablets.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "pen": {"description": "Whether a pen scrolls.", "type": "boolean"},
                "wheel": {"description": "Whether wheels scroll.", "type": "boolean"},
                "ring": {"description": "Whether rings scroll.", "type": "boolean"},
                "strip": {"description": "Whether strips scroll.", "type": "boolean"},
                "pointsPerDegree": {
                  "description": "Points per degree of a ring.",
                  "type": "number",
                  "minimum": 0.01,
                  "maximum": 10000
                },
                "pointsPerPosition": {
                  "description": "Points per position of a strip.",
                  "type": "number",
                  "minimum": 0.01,
                  "maximum": 10000
                },
                "natural": {
                  "description": "Whether they turn the content the other way round.",
                  "type": "boolean"
                }
              }
            },
            "velocity": {
              "description": "The law of the fingers' velocity.",
              "enum": ["recognizer", "leastSquares", "flutterIOS", "flutterMacOS", "window"]
            },
            "usesDeviceClock": {"description": "Whether the device's own clock counts.", "type": "boolean"},
            "heldStillMicroseconds": {
              "description": "Without motion for so long before the lift there is no velocity.",
              "type": "integer",
              "minimum": 1000,
              "maximum": 60000000
            }
          }
        },
        "logs": {
          "description": "The logs to run it with: paths from this file, or names.",
          "type": "array",
          "items": {"type": "string"},
          "uniqueItems": true
        },
        "policies": {
          "description": "The policies to run it with, instead of one.",
          "type": "array",
          "items": {"$ref": "#/$defs/policy"},
          "uniqueItems": true
        },
        "profiles": {
          "description": "The profiles to run it with, instead of one.",
          "type": "array",
          "items": {"enum": ["uikit", "simple", "gtk4"]},
          "uniqueItems": true
        },
        "preferences": {
          "description": "The preferences to run it with, instead of one.",
          "type": "array",
          "items": {"enum": ["byDevice", "whenScrolling", "always"]},
          "uniqueItems": true
        },
        "expect": {
          "description": "What is expected of the timeline.",
          "type": "array",
          "items": {"$ref": "#/$defs/expectation"}
        }
      },
      "required": ["scenario", "scene"],
      "$defs": {
        "action": {
          "description": "What the app or the system does.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1,
          "properties": {
            "scroll": {"$ref": "#/$defs/request"},
            "press": {"description": "Presses a control.", "type": "string"},
            "resize": {"$ref": "#/$defs/size"},
            "setSafeArea": {"$ref": "#/$defs/insets"},
            "setSizeClass": {
              "description": "Gives the scene another size class.",
              "enum": ["compact", "regular"]
            },
            "setContent": {
              "description": "Puts other views into a scroll view.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "view": {"description": "The scroll view.", "type": "string"},
                "content": {"$ref": "#/$defs/views"}
              },
              "required": ["view", "content"]
            },
            "insert": {
              "description": "Puts views into a scroll view.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "view": {"description": "The scroll view.", "type": "string"},
                "at": {
                  "description": "Before which of its views.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 1000000
                },
                "content": {"$ref": "#/$defs/views"}
              },
              "required": ["view", "content"]
            },
            "remove": {
              "description": "Takes views out.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "view": {"description": "The scroll view.", "type": "string"},
                "ids": {"type": "array", "items": {"type": "string"}}
              },
              "required": ["view", "ids"]
            },
            "setMargins": {
              "description": "Gives it other margins.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "view": {"description": "The scroll view.", "type": "string"},
                "margins": {"$ref": "#/$defs/margins"}
              },
              "required": ["view", "margins"]
            },
            "setBounce": {
              "description": "Replaces its bounce settings.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "view": {"description": "The scroll view.", "type": "string"},
                "bounce": {"$ref": "#/$defs/bounce"}
              },
              "required": ["view", "bounce"]
            },
            "setBouncesByDefault": {"description": "Turns the app's bounce switch.", "type": "boolean"},
            "setIndicators": {
              "description": "Replaces its indicator settings.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "view": {"description": "The scroll view.", "type": "string"},
                "indicators": {"$ref": "#/$defs/indicators"}
              },
              "required": ["view", "indicators"]
            },
            "setBehavior": {
              "description": "Replaces its behaviour.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "view": {"description": "The scroll view.", "type": "string"},
                "behavior": {"$ref": "#/$defs/behavior"}
              },
              "required": ["view", "behavior"]
            },
            "setDisabled": {
              "description": "Lets users scroll it or not.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "view": {"description": "The scroll view.", "type": "string"},
                "disabled": {"type": "boolean"}
              },
              "required": ["view", "disabled"]
            },
            "flashIndicators": {
              "description": "Lets the indicators of a scroll view flash.",
              "type": "string"
            },
            "leave": {"description": "The pointer leaves the window.", "const": true},
            "setScene": {"$ref": "#/$defs/view"}
          }
        },
        "anchor": {
          "description": "The record from which times are measured.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "device": {"$ref": "#/$defs/fields-device"},
            "input": {"$ref": "#/$defs/fields-input"},
            "finding": {"$ref": "#/$defs/fields-finding"},
            "sample": {"$ref": "#/$defs/fields-sample"},
            "phase": {"$ref": "#/$defs/fields-phase"},
            "target": {"$ref": "#/$defs/fields-target"},
            "bounce": {"$ref": "#/$defs/fields-bounce"},
            "page": {"$ref": "#/$defs/fields-page"},
            "position": {"$ref": "#/$defs/fields-position"},
            "transition": {"$ref": "#/$defs/fields-transition"},
            "visible": {"$ref": "#/$defs/fields-visible"},
            "adjusted": {"$ref": "#/$defs/fields-adjusted"},
            "indicator": {"$ref": "#/$defs/fields-indicator"},
            "pointer": {"$ref": "#/$defs/fields-pointer"},
            "action": {"$ref": "#/$defs/fields-action"},
            "report": {"$ref": "#/$defs/fields-report"},
            "gap": {"$ref": "#/$defs/fields-gap"},
            "end": {"$ref": "#/$defs/fields-end"},
            "nth": {
              "description": "Which one of those, from 1.",
              "type": "integer",
              "minimum": 1,
              "maximum": 1000000
            }
          },
          "oneOf": [
            {"required": ["device"]},
            {"required": ["input"]},
            {"required": ["finding"]},
            {"required": ["sample"]},
            {"required": ["phase"]},
            {"required": ["target"]},
            {"required": ["bounce"]},
            {"required": ["page"]},
            {"required": ["position"]},
            {"required": ["transition"]},
            {"required": ["visible"]},
            {"required": ["adjusted"]},
            {"required": ["indicator"]},
            {"required": ["pointer"]},
            {"required": ["action"]},
            {"required": ["report"]},
            {"required": ["gap"]},
            {"required": ["end"]}
          ]
        },
        "axis": {"description": "An axis.", "enum": ["horizontal", "vertical"]},
        "behavior": {
          "description": "Where scrolls end.",
          "anyOf": [
            {"enum": ["automatic", "paging", "viewAligned"]},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "viewAligned": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "limitBehavior": {
                      "description": "How many targets a scroll may pass.",
                      "enum": ["automatic", "always", "alwaysByFew", "alwaysByOne", "never"]
                    },
                    "anchor": {"$ref": "#/$defs/unitPoint"}
                  }
                }
              },
              "required": ["viewAligned"]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "custom": {
                  "description": "A behaviour that a program knows; not for the command.",
                  "type": "string"
                }
              },
              "required": ["custom"]
            }
          ]
        },
        "bounce": {
          "description": "How edges are passed.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "enabled": {"description": "The app's switch.", "type": "boolean"},
            "horizontal": {"$ref": "#/$defs/bounceBehavior"},
            "vertical": {"$ref": "#/$defs/bounceBehavior"},
            "suppressedEdges": {
              "description": "Edges that do not bounce.",
              "type": "array",
              "items": {"$ref": "#/$defs/edge"}
            },
            "momentum": {"description": "Whether flights may pass an edge.", "type": "boolean"},
            "rule": {
              "description": "What the app does to bounces.",
              "enum": ["none", "whileContentIsAboveTheTop", "whileContentIsAboveTheTopUnobserved"]
            },
            "wheelLimit": {
              "description": "How far a wheel may pull past an edge.",
              "type": "number",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        },
        "bounceBehavior": {
          "description": "Whether an axis bounces.",
          "enum": ["automatic", "always", "basedOnSize"]
        },
        "configuration": {
          "description": "How a transition follows the offset.",
          "anyOf": [
            {"enum": ["interactive", "animated", "identity"]},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "interactive": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"curve": {"$ref": "#/$defs/curve"}}
                },
                "animated": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "duration": {
                      "description": "Microseconds.",
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 60000000
                    },
                    "curve": {"$ref": "#/$defs/curve"}
                  }
                },
                "identity": {"type": "object", "additionalProperties": false, "properties": {}},
                "threshold": {"$ref": "#/$defs/threshold"}
              },
              "oneOf": [
                {"required": ["interactive"]},
                {"required": ["animated"]},
                {"required": ["identity"]}
              ]
            }
          ]
        },
        "count": {
          "description": "How many.",
          "anyOf": [
            {"type": "integer", "minimum": 0, "maximum": 1000000},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {"exactly": {"type": "integer", "minimum": 0, "maximum": 1000000}},
              "required": ["exactly"]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "atLeast": {"type": "integer", "minimum": 0, "maximum": 1000000},
                "atMost": {"type": "integer", "minimum": 0, "maximum": 1000000}
              },
              "minProperties": 1
            }
          ]
        },
        "curve": {
          "description": "How a change goes on in time.",
          "anyOf": [
            {"enum": ["linear", "easeIn", "easeOut", "easeInOut"]},
            {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4}
          ]
        },
        "edge": {"description": "An edge.", "enum": ["top", "bottom", "leading", "trailing"]},
        "expectation": {
          "description": "What has to hold of a timeline.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "name": {"description": "What failures call it.", "type": "string"},
            "for": {
              "description": "The runs to which it is limited.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "log": {
                  "description": "Logs.",
                  "anyOf": [
                    {"type": "string"},
                    {"type": "array", "items": {"type": "string"}, "minItems": 1}
                  ]
                },
                "policy": {
                  "description": "Names of policies.",
                  "anyOf": [
                    {"type": "string"},
                    {"type": "array", "items": {"type": "string"}, "minItems": 1}
                  ]
                },
                "profile": {
                  "description": "Profiles.",
                  "anyOf": [
                    {"enum": ["uikit", "simple", "gtk4"]},
                    {"type": "array", "items": {"enum": ["uikit", "simple", "gtk4"]}, "minItems": 1}
                  ]
                },
                "preference": {
                  "description": "Preferences.",
                  "anyOf": [
                    {"enum": ["byDevice", "whenScrolling", "always"]},
                    {
                      "type": "array",
                      "items": {"enum": ["byDevice", "whenScrolling", "always"]},
                      "minItems": 1
                    }
                  ]
                }
              }
            },
            "of": {"$ref": "#/$defs/record"},
            "after": {"$ref": "#/$defs/anchor"},
            "at": {"description": "One moment.", "$ref": "#/$defs/moment"},
            "between": {
              "description": "A stretch of time, both ends within.",
              "type": "array",
              "items": {"$ref": "#/$defs/moment"},
              "minItems": 2,
              "maxItems": 2
            },
            "within": {
              "description": "So many microseconds after the record.",
              "type": "integer",
              "minimum": 0,
              "maximum": 9000000000000000
            },
            "is": {"type": "object", "description": "What has to be so at the moment.", "minProperties": 1},
            "always": {
              "type": "object",
              "description": "What has to be so all the time.",
              "minProperties": 1
            },
            "never": {"type": "object", "description": "What must not be so."},
            "some": {"type": "object", "description": "What has to be so once."},
            "count": {"description": "How many such records there have to be.", "$ref": "#/$defs/count"},
            "changes": {"type": "object", "description": "How often fields change.", "minProperties": 1},
            "perWindow": {
              "description": "The length of any stretch of time in which the counts hold, in microseconds.",
              "type": "integer",
              "minimum": 1,
              "maximum": 9000000000000000
            }
          },
          "required": ["of"],
          "oneOf": [
            {"required": ["is"]},
            {"required": ["always"]},
            {"required": ["never"]},
            {"required": ["some"]},
            {"required": ["count"]},
            {"required": ["changes"]}
          ],
          "dependentRequired": {"is": ["at"], "within": ["after"]},
          "allOf": [
            {
              "if": {"properties": {"of": {"required": ["device"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-device"},
                  "always": {"$ref": "#/$defs/fields-device"},
                  "never": {"$ref": "#/$defs/fields-device"},
                  "some": {"$ref": "#/$defs/fields-device"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "d": {"$ref": "#/$defs/count"},
                      "name": {"$ref": "#/$defs/count"},
                      "class": {"$ref": "#/$defs/count"},
                      "change": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["input"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-input"},
                  "always": {"$ref": "#/$defs/fields-input"},
                  "never": {"$ref": "#/$defs/fields-input"},
                  "some": {"$ref": "#/$defs/fields-input"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "d": {"$ref": "#/$defs/count"},
                      "source": {"$ref": "#/$defs/count"},
                      "phase": {"$ref": "#/$defs/count"},
                      "dx": {"$ref": "#/$defs/count"},
                      "dy": {"$ref": "#/$defs/count"},
                      "mx": {"$ref": "#/$defs/count"},
                      "my": {"$ref": "#/$defs/count"},
                      "v120": {"$ref": "#/$defs/count"},
                      "detents": {"$ref": "#/$defs/count"},
                      "natural": {"$ref": "#/$defs/count"},
                      "vx": {"$ref": "#/$defs/count"},
                      "vy": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["finding"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-finding"},
                  "always": {"$ref": "#/$defs/fields-finding"},
                  "never": {"$ref": "#/$defs/fields-finding"},
                  "some": {"$ref": "#/$defs/fields-finding"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "d": {"$ref": "#/$defs/count"},
                      "what": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["sample"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-sample"},
                  "always": {"$ref": "#/$defs/fields-sample"},
                  "never": {"$ref": "#/$defs/fields-sample"},
                  "some": {"$ref": "#/$defs/fields-sample"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "x": {"$ref": "#/$defs/count"},
                      "y": {"$ref": "#/$defs/count"},
                      "vx": {"$ref": "#/$defs/count"},
                      "vy": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["phase"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-phase"},
                  "always": {"$ref": "#/$defs/fields-phase"},
                  "never": {"$ref": "#/$defs/fields-phase"},
                  "some": {"$ref": "#/$defs/fields-phase"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "from": {"$ref": "#/$defs/count"},
                      "to": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["target"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-target"},
                  "always": {"$ref": "#/$defs/fields-target"},
                  "never": {"$ref": "#/$defs/fields-target"},
                  "some": {"$ref": "#/$defs/fields-target"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "reason": {"$ref": "#/$defs/count"},
                      "natural": {"$ref": "#/$defs/count"},
                      "chosen": {"$ref": "#/$defs/count"},
                      "behavior": {"$ref": "#/$defs/count"},
                      "policy": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["bounce"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-bounce"},
                  "always": {"$ref": "#/$defs/fields-bounce"},
                  "never": {"$ref": "#/$defs/fields-bounce"},
                  "some": {"$ref": "#/$defs/fields-bounce"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "edge": {"$ref": "#/$defs/count"},
                      "event": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["page"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-page"},
                  "always": {"$ref": "#/$defs/fields-page"},
                  "never": {"$ref": "#/$defs/fields-page"},
                  "some": {"$ref": "#/$defs/fields-page"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "index": {"$ref": "#/$defs/count"},
                      "axis": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["position"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-position"},
                  "always": {"$ref": "#/$defs/fields-position"},
                  "never": {"$ref": "#/$defs/fields-position"},
                  "some": {"$ref": "#/$defs/fields-position"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "id": {"$ref": "#/$defs/count"},
                      "policy": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["transition"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-transition"},
                  "always": {"$ref": "#/$defs/fields-transition"},
                  "never": {"$ref": "#/$defs/fields-transition"},
                  "some": {"$ref": "#/$defs/fields-transition"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "id": {"$ref": "#/$defs/count"},
                      "phase": {"$ref": "#/$defs/count"},
                      "amount": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["visible"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-visible"},
                  "always": {"$ref": "#/$defs/fields-visible"},
                  "never": {"$ref": "#/$defs/fields-visible"},
                  "some": {"$ref": "#/$defs/fields-visible"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "ids": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["adjusted"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-adjusted"},
                  "always": {"$ref": "#/$defs/fields-adjusted"},
                  "never": {"$ref": "#/$defs/fields-adjusted"},
                  "some": {"$ref": "#/$defs/fields-adjusted"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "from": {"$ref": "#/$defs/count"},
                      "to": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["indicator"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-indicator"},
                  "always": {"$ref": "#/$defs/fields-indicator"},
                  "never": {"$ref": "#/$defs/fields-indicator"},
                  "some": {"$ref": "#/$defs/fields-indicator"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "axis": {"$ref": "#/$defs/count"},
                      "style": {"$ref": "#/$defs/count"},
                      "state": {"$ref": "#/$defs/count"},
                      "width": {"$ref": "#/$defs/count"},
                      "reserved": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["pointer"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-pointer"},
                  "always": {"$ref": "#/$defs/fields-pointer"},
                  "never": {"$ref": "#/$defs/fields-pointer"},
                  "some": {"$ref": "#/$defs/fields-pointer"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "x": {"$ref": "#/$defs/count"},
                      "y": {"$ref": "#/$defs/count"},
                      "what": {"$ref": "#/$defs/count"},
                      "control": {"$ref": "#/$defs/count"},
                      "indicator": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["action"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-action"},
                  "always": {"$ref": "#/$defs/fields-action"},
                  "never": {"$ref": "#/$defs/fields-action"},
                  "some": {"$ref": "#/$defs/fields-action"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "what": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["report"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-report"},
                  "always": {"$ref": "#/$defs/fields-report"},
                  "never": {"$ref": "#/$defs/fields-report"},
                  "some": {"$ref": "#/$defs/fields-report"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "view": {"$ref": "#/$defs/count"},
                      "what": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["gap"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-gap"},
                  "always": {"$ref": "#/$defs/fields-gap"},
                  "never": {"$ref": "#/$defs/fields-gap"},
                  "some": {"$ref": "#/$defs/fields-gap"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "d": {"$ref": "#/$defs/count"},
                      "why": {"$ref": "#/$defs/count"},
                      "because": {"$ref": "#/$defs/count"},
                      "t": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            },
            {
              "if": {"properties": {"of": {"required": ["end"]}}},
              "then": {
                "properties": {
                  "is": {"$ref": "#/$defs/fields-end"},
                  "always": {"$ref": "#/$defs/fields-end"},
                  "never": {"$ref": "#/$defs/fields-end"},
                  "some": {"$ref": "#/$defs/fields-end"},
                  "changes": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "digest": {"$ref": "#/$defs/count"},
                      "samples": {"$ref": "#/$defs/count"},
                      "frames": {"$ref": "#/$defs/count"}
                    }
                  }
                }
              }
            }
          ]
        },
        "fields-action": {
          "description": "The app did something.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "what": {
              "anyOf": [
                {
                  "enum": [
                    "scroll",
                    "press",
                    "resize",
                    "setSafeArea",
                    "setSizeClass",
                    "setContent",
                    "insert",
                    "remove",
                    "setMargins",
                    "setBounce",
                    "setBouncesByDefault",
                    "setIndicators",
                    "setBehavior",
                    "setDisabled",
                    "flashIndicators",
                    "leave",
                    "setScene",
                    null
                  ]
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-adjusted": {
          "description": "The offset was changed at once.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "from": {"$ref": "#/$defs/pair"},
            "to": {"$ref": "#/$defs/pair"},
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-bounce": {
          "description": "An edge was passed.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "edge": {
              "anyOf": [
                {"enum": ["top", "bottom", "leading", "trailing", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "event": {
              "anyOf": [
                {"enum": ["began", "ended", "suppressed", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-device": {
          "description": "A device came or went.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "d": {"$ref": "#/$defs/number"},
            "name": {"$ref": "#/$defs/text"},
            "class": {
              "anyOf": [
                {
                  "enum": [
                    "touchpad",
                    "mouse",
                    "touchscreen",
                    "pointing-stick",
                    "trackball",
                    "tablet",
                    "keyboard",
                    "other",
                    "unknown",
                    null
                  ]
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "change": {
              "anyOf": [
                {"enum": ["added", "removed", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-end": {
          "description": "The end.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "digest": {"$ref": "#/$defs/text"},
            "samples": {"$ref": "#/$defs/number"},
            "frames": {"$ref": "#/$defs/number"}
          }
        },
        "fields-finding": {
          "description": "Something odd in what a device said.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "d": {"$ref": "#/$defs/number"},
            "what": {
              "anyOf": [
                {
                  "enum": [
                    "jump",
                    "joined",
                    "outside",
                    "stale",
                    "zero",
                    "mismatch",
                    "reversal",
                    "aliasing",
                    "heldTilt",
                    "eightfold",
                    "assumedSize",
                    "silentMouseSurface",
                    "silentRing",
                    "silentStrip",
                    "silentTabletWheel",
                    "silentPen",
                    "silentUndecidedWheel",
                    "silentAbsolutePointer",
                    null
                  ]
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-gap": {
          "description": "Nothing was recorded for a while.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "d": {"$ref": "#/$defs/number"},
            "why": {"$ref": "#/$defs/text"},
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-indicator": {
          "description": "An indicator.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "axis": {
              "anyOf": [
                {"enum": ["horizontal", "vertical", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "style": {
              "anyOf": [
                {"enum": ["overlay", "legacy", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "state": {
              "anyOf": [
                {"enum": ["hidden", "visible", "fading", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "width": {
              "anyOf": [
                {"enum": ["regular", "wide", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "reserved": {"$ref": "#/$defs/number"},
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-input": {
          "description": "A scroll input.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "d": {"$ref": "#/$defs/number"},
            "source": {
              "anyOf": [
                {"enum": ["finger", "wheel", "touch", "continuous", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "phase": {
              "anyOf": [
                {"enum": ["began", "changed", "ended", "cancelled", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "dx": {"$ref": "#/$defs/number"},
            "dy": {"$ref": "#/$defs/number"},
            "mx": {"$ref": "#/$defs/number"},
            "my": {"$ref": "#/$defs/number"},
            "v120": {"$ref": "#/$defs/pair"},
            "detents": {"$ref": "#/$defs/pair"},
            "natural": {
              "anyOf": [
                {"enum": ["both", "horizontal", "vertical", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "vx": {"$ref": "#/$defs/number"},
            "vy": {"$ref": "#/$defs/number"},
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-page": {
          "description": "The page.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "index": {"$ref": "#/$defs/number"},
            "axis": {
              "anyOf": [
                {"enum": ["horizontal", "vertical", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-phase": {
          "description": "What a scroll view is doing.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "from": {
              "anyOf": [
                {"enum": ["idle", "tracking", "interacting", "decelerating", "animating", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "to": {
              "anyOf": [
                {"enum": ["idle", "tracking", "interacting", "decelerating", "animating", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-pointer": {
          "description": "The pointer.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "x": {"$ref": "#/$defs/number"},
            "y": {"$ref": "#/$defs/number"},
            "what": {
              "anyOf": [
                {"enum": ["entered", "left", "pressed", "released", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "control": {"$ref": "#/$defs/text"},
            "indicator": {
              "anyOf": [
                {"enum": ["horizontal", "vertical", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-position": {
          "description": "The position that the app keeps.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "id": {"$ref": "#/$defs/text"},
            "policy": {"$ref": "#/$defs/text"},
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-report": {
          "description": "Something that an app's author should know.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "what": {
              "anyOf": [
                {
                  "enum": [
                    "deadControl",
                    "unreachable",
                    "unknown",
                    "misalignedPage",
                    "unknownBehavior",
                    "refreshBlocked",
                    "noAffordance",
                    "unsignalledOverflow",
                    null
                  ]
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-sample": {
          "description": "Where a scroll view is.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "x": {"$ref": "#/$defs/number"},
            "y": {"$ref": "#/$defs/number"},
            "vx": {"$ref": "#/$defs/number"},
            "vy": {"$ref": "#/$defs/number"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-target": {
          "description": "Where a scroll ends.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "reason": {
              "anyOf": [
                {"enum": ["gestureEnd", "resize", "wheel", "programmatic", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "natural": {"$ref": "#/$defs/pair"},
            "chosen": {"$ref": "#/$defs/pair"},
            "behavior": {"$ref": "#/$defs/text"},
            "policy": {"$ref": "#/$defs/text"},
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-transition": {
          "description": "What a view looks like while it comes and goes.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "id": {"$ref": "#/$defs/text"},
            "phase": {
              "anyOf": [
                {"enum": ["topLeading", "identity", "bottomTrailing", null]},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
                  "required": ["contains"]
                }
              ]
            },
            "amount": {"$ref": "#/$defs/number"},
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "fields-visible": {
          "description": "The targets that are visible.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {"$ref": "#/$defs/text"},
            "ids": {"$ref": "#/$defs/texts"},
            "because": {"$ref": "#/$defs/text"},
            "t": {"$ref": "#/$defs/number"}
          }
        },
        "indicators": {
          "description": "When indicators show.",
          "anyOf": [
            {"$ref": "#/$defs/visibility"},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "horizontal": {"$ref": "#/$defs/visibility"},
                "vertical": {"$ref": "#/$defs/visibility"}
              }
            }
          ]
        },
        "insets": {
          "description": "Room at the edges, in points; 0 where left out.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "top": {"type": "number", "minimum": -1000000, "maximum": 1000000},
            "leading": {"type": "number", "minimum": -1000000, "maximum": 1000000},
            "bottom": {"type": "number", "minimum": -1000000, "maximum": 1000000},
            "trailing": {"type": "number", "minimum": -1000000, "maximum": 1000000}
          }
        },
        "margins": {
          "description": "Margins of a scroll view.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "top": {"type": "number", "minimum": -1000000, "maximum": 1000000},
            "leading": {"type": "number", "minimum": -1000000, "maximum": 1000000},
            "bottom": {"type": "number", "minimum": -1000000, "maximum": 1000000},
            "trailing": {"type": "number", "minimum": -1000000, "maximum": 1000000},
            "for": {
              "description": "What the margins are for.",
              "enum": ["automatic", "scrollContent", "scrollIndicators"]
            }
          }
        },
        "modifier": {
          "description": "What is applied to a view.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1,
          "properties": {
            "padding": {"$ref": "#/$defs/insets"},
            "frame": {
              "description": "Fixed lengths.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "width": {
                  "description": "The width; without it, what it is offered.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1000000000
                },
                "height": {
                  "description": "The height; without it, what it is offered.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1000000000
                },
                "alignment": {"$ref": "#/$defs/unitPoint"}
              }
            },
            "containerRelativeFrame": {
              "description": "Lengths that follow the container.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "axes": {"type": "array", "items": {"$ref": "#/$defs/axis"}},
                "columns": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "count": {
                      "description": "How many columns there are.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000
                    },
                    "span": {
                      "description": "How many of them the view takes.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000
                    },
                    "spacing": {
                      "description": "The room between two.",
                      "type": "number",
                      "minimum": 0,
                      "maximum": 1000000
                    }
                  },
                  "required": ["count"]
                },
                "columnsBySizeClass": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "compact": {
                      "description": "Columns in a compact size class.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000
                    },
                    "regular": {
                      "description": "Columns in a regular one.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 1000
                    },
                    "spacing": {
                      "description": "The room between two.",
                      "type": "number",
                      "minimum": 0,
                      "maximum": 1000000
                    }
                  },
                  "required": ["compact", "regular"]
                },
                "formula": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "factor": {"type": "number", "minimum": -1000, "maximum": 1000},
                    "constant": {"type": "number", "minimum": -1000000, "maximum": 1000000}
                  }
                },
                "alignment": {"$ref": "#/$defs/unitPoint"}
              },
              "required": ["axes"]
            },
            "aspectRatio": {
              "description": "Width to height.",
              "anyOf": [
                {"type": "number", "minimum": 0.001, "maximum": 1000},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "ratio": {"type": "number", "minimum": 0.001, "maximum": 1000},
                    "fills": {"type": "boolean"}
                  },
                  "required": ["ratio"]
                }
              ]
            },
            "safeAreaPadding": {"$ref": "#/$defs/insets"},
            "safeAreaInset": {
              "description": "A view laid over an edge.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "edge": {"$ref": "#/$defs/edge"},
                "length": {"type": "number", "minimum": 0, "maximum": 1000000},
                "spacing": {"type": "number", "minimum": 0, "maximum": 1000000}
              },
              "required": ["edge", "length"]
            },
            "contentMargins": {"$ref": "#/$defs/margins"},
            "scrollTarget": {"description": "Whether it is a scroll target.", "type": "boolean"},
            "transition": {"$ref": "#/$defs/transition"},
            "effect": {
              "description": "Looks by the offset.",
              "type": "object",
              "additionalProperties": false,
              "minProperties": 1,
              "maxProperties": 1,
              "properties": {
                "parallax": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "axis": {"$ref": "#/$defs/axis"},
                    "factor": {"type": "number", "minimum": -1000, "maximum": 1000}
                  },
                  "required": ["factor"]
                },
                "stretch": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"axis": {"$ref": "#/$defs/axis"}}
                }
              }
            }
          }
        },
        "moment": {
          "description": "Microseconds, or the end of the replay.",
          "anyOf": [{"type": "integer", "minimum": 0, "maximum": 9000000000000000}, {"const": "end"}]
        },
        "number": {
          "description": "A number, or bounds of one; null where there is none.",
          "anyOf": [
            {"type": ["number", "null"]},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {"atLeast": {"type": "number"}, "atMost": {"type": "number"}},
              "minProperties": 1
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "near": {"type": "number"},
                "within": {"type": "number", "minimum": 0, "maximum": 1000000000000}
              },
              "required": ["near", "within"]
            }
          ]
        },
        "pair": {
          "description": "Two numbers, x and y.",
          "anyOf": [
            {"type": "null"},
            {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "near": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
                "within": {"type": "number", "minimum": 0, "maximum": 1000000000000}
              },
              "required": ["near", "within"]
            }
          ]
        },
        "place": {
          "description": "A place to scroll to.",
          "anyOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "view": {"description": "The identity of a view.", "type": "string"},
                "anchor": {"$ref": "#/$defs/unitPoint"}
              },
              "required": ["view"]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {"edge": {"$ref": "#/$defs/edge"}},
              "required": ["edge"]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "point": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "x": {"type": "number", "minimum": -1000000000, "maximum": 1000000000},
                    "y": {"type": "number", "minimum": -1000000000, "maximum": 1000000000}
                  },
                  "minProperties": 1
                }
              },
              "required": ["point"]
            }
          ]
        },
        "record": {
          "description": "Which records: a kind, and fields that have to be so.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1,
          "properties": {
            "device": {"$ref": "#/$defs/fields-device"},
            "input": {"$ref": "#/$defs/fields-input"},
            "finding": {"$ref": "#/$defs/fields-finding"},
            "sample": {"$ref": "#/$defs/fields-sample"},
            "phase": {"$ref": "#/$defs/fields-phase"},
            "target": {"$ref": "#/$defs/fields-target"},
            "bounce": {"$ref": "#/$defs/fields-bounce"},
            "page": {"$ref": "#/$defs/fields-page"},
            "position": {"$ref": "#/$defs/fields-position"},
            "transition": {"$ref": "#/$defs/fields-transition"},
            "visible": {"$ref": "#/$defs/fields-visible"},
            "adjusted": {"$ref": "#/$defs/fields-adjusted"},
            "indicator": {"$ref": "#/$defs/fields-indicator"},
            "pointer": {"$ref": "#/$defs/fields-pointer"},
            "action": {"$ref": "#/$defs/fields-action"},
            "report": {"$ref": "#/$defs/fields-report"},
            "gap": {"$ref": "#/$defs/fields-gap"},
            "end": {"$ref": "#/$defs/fields-end"}
          }
        },
        "request": {
          "description": "A wish to be somewhere.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "view": {
              "description": "The scroll view; without it, the first that has the place.",
              "type": "string"
            },
            "to": {"$ref": "#/$defs/place"},
            "channel": {"description": "Who asks.", "enum": ["position", "proxy", "system"]},
            "animated": {"description": "Whether it goes there over time.", "type": "boolean"},
            "preservesVelocity": {
              "description": "Whether a motion under way keeps its velocity.",
              "type": "boolean"
            }
          },
          "required": ["to"]
        },
        "scrollView": {
          "description": "A scroll view.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "id": {"description": "Its name, unlike that of any other in the scene.", "type": "string"},
            "axes": {
              "description": "The axes along which it scrolls.",
              "type": "array",
              "items": {"$ref": "#/$defs/axis"}
            },
            "behavior": {"$ref": "#/$defs/behavior"},
            "indicators": {"$ref": "#/$defs/indicators"},
            "bounce": {"$ref": "#/$defs/bounce"},
            "deceleration": {"description": "How fast flights end.", "enum": ["normal", "fast"]},
            "disabled": {"description": "Whether users cannot scroll it.", "type": "boolean"},
            "clipDisabled": {"description": "Whether content is drawn outside of it.", "type": "boolean"},
            "directionLocked": {
              "description": "Whether a drag stays on the axis along which it sets out.",
              "type": "boolean"
            },
            "refreshable": {
              "description": "Whether pulling at the top starts a refresh.",
              "type": "boolean"
            },
            "flashesIndicators": {
              "description": "Whether its indicators flash when it appears.",
              "type": "boolean"
            },
            "anchors": {
              "description": "The anchors of its roles.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "initialOffset": {"$ref": "#/$defs/unitPoint"},
                "sizeChanges": {"$ref": "#/$defs/unitPoint"},
                "alignment": {"$ref": "#/$defs/unitPoint"}
              }
            },
            "position": {
              "description": "That the app keeps a position.",
              "type": "object",
              "additionalProperties": false,
              "properties": {"initial": {"$ref": "#/$defs/place"}, "anchor": {"$ref": "#/$defs/unitPoint"}}
            },
            "targetVisibility": {
              "description": "The part of a target that has to be inside to count as visible.",
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "start": {
              "description": "The offset at the start.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "x": {"type": "number", "minimum": -1000000000, "maximum": 1000000000},
                "y": {"type": "number", "minimum": -1000000000, "maximum": 1000000000}
              }
            },
            "content": {"$ref": "#/$defs/views"}
          },
          "required": ["id", "content"]
        },
        "size": {
          "description": "A size in points.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "width": {"type": "number", "minimum": 1, "maximum": 1000000},
            "height": {"type": "number", "minimum": 1, "maximum": 1000000}
          },
          "required": ["width", "height"]
        },
        "text": {
          "description": "A text or a part of one; null where there is none.",
          "anyOf": [
            {"type": ["string", "null"]},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
              "required": ["contains"]
            }
          ]
        },
        "texts": {
          "description": "Texts, or one of them.",
          "anyOf": [
            {"type": "null"},
            {"type": "array", "items": {"type": "string"}},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {"contains": {"description": "A part of the text.", "type": "string"}},
              "required": ["contains"]
            }
          ]
        },
        "threshold": {
          "description": "Where a view counts as being in.",
          "anyOf": [
            {"enum": ["visible", "hidden", "centered"]},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {"visible": {"type": "number", "minimum": 0, "maximum": 1}},
              "required": ["visible"]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "inset": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "from": {"$ref": "#/$defs/threshold"},
                    "by": {"type": "number", "minimum": -1000000, "maximum": 1000000}
                  },
                  "required": ["from", "by"]
                }
              },
              "required": ["inset"]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "interpolated": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "from": {"$ref": "#/$defs/threshold"},
                    "towards": {"$ref": "#/$defs/threshold"},
                    "amount": {"type": "number", "minimum": 0, "maximum": 1}
                  },
                  "required": ["from", "towards", "amount"]
                }
              },
              "required": ["interpolated"]
            }
          ]
        },
        "transition": {
          "description": "What a view looks like while it comes and goes.",
          "anyOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "axis": {"$ref": "#/$defs/axis"},
                "configuration": {"$ref": "#/$defs/configuration"},
                "effects": {"type": "array", "items": {"$ref": "#/$defs/visualEffect"}}
              },
              "required": ["effects"]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "axis": {"$ref": "#/$defs/axis"},
                "topLeading": {"$ref": "#/$defs/transitionSide"},
                "bottomTrailing": {"$ref": "#/$defs/transitionSide"}
              }
            }
          ]
        },
        "transitionSide": {
          "description": "What a view looks like on one side.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "configuration": {"$ref": "#/$defs/configuration"},
            "effects": {"type": "array", "items": {"$ref": "#/$defs/visualEffect"}}
          },
          "required": ["effects"]
        },
        "unitPoint": {
          "description": "A place as parts of a size.",
          "anyOf": [
            {
              "enum": [
                "center",
                "top",
                "bottom",
                "leading",
                "trailing",
                "topLeading",
                "topTrailing",
                "bottomLeading",
                "bottomTrailing"
              ]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "x": {"type": "number", "minimum": -1000, "maximum": 1000},
                "y": {"type": "number", "minimum": -1000, "maximum": 1000}
              },
              "required": ["x", "y"]
            }
          ]
        },
        "view": {
          "description": "A view: one of item, repeat, stack, section, scroll and control.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "id": {"description": "The identity.", "type": "string"},
            "item": {
              "description": "A leaf.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "width": {
                  "description": "The width; without it, what it is offered.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1000000000
                },
                "height": {
                  "description": "The height; without it, what it is offered.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1000000000
                }
              }
            },
            "repeat": {
              "description": "The same view several times.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "count": {"description": "How many.", "type": "integer", "minimum": 0, "maximum": 1000000},
                "prefix": {"description": "What names begin with.", "type": "string"},
                "first": {
                  "description": "The first number.",
                  "type": "integer",
                  "minimum": -1000000000,
                  "maximum": 1000000000
                },
                "of": {"description": "The view that is repeated.", "$ref": "#/$defs/view"}
              },
              "required": ["count", "of"]
            },
            "stack": {
              "description": "Views in a row.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "axis": {"$ref": "#/$defs/axis"},
                "spacing": {
                  "description": "The room between two views.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1000000
                },
                "alignment": {"description": "Across the axis.", "enum": ["start", "center", "end"]},
                "lazy": {
                  "description": "Whether views are made only near the visible region.",
                  "type": "boolean"
                },
                "targets": {"description": "Whether the views are scroll targets.", "type": "boolean"},
                "pinned": {
                  "description": "Parts of sections that stay in view.",
                  "type": "array",
                  "items": {"enum": ["headers", "footers"]}
                },
                "content": {"$ref": "#/$defs/views"}
              },
              "required": ["axis", "content"]
            },
            "section": {
              "description": "Views with a header and a footer.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "header": {"$ref": "#/$defs/view"},
                "content": {"$ref": "#/$defs/views"},
                "footer": {"$ref": "#/$defs/view"}
              },
              "required": ["content"]
            },
            "scroll": {"$ref": "#/$defs/scrollView"},
            "control": {
              "description": "Something to press.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "width": {
                  "description": "The width; without it, what it is offered.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1000000000
                },
                "height": {
                  "description": "The height; without it, what it is offered.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1000000000
                },
                "action": {
                  "description": "What a press does.",
                  "type": "object",
                  "additionalProperties": false,
                  "minProperties": 1,
                  "maxProperties": 1,
                  "properties": {
                    "next": {"description": "Goes to the next target of a scroll view.", "type": "string"},
                    "previous": {"description": "Goes to the one before.", "type": "string"},
                    "scroll": {"$ref": "#/$defs/request"}
                  }
                }
              },
              "required": ["action"]
            },
            "modifiers": {
              "description": "What is applied, the innermost first.",
              "type": "array",
              "items": {"$ref": "#/$defs/modifier"}
            }
          },
          "oneOf": [
            {"required": ["item"]},
            {"required": ["repeat"]},
            {"required": ["stack"]},
            {"required": ["section"]},
            {"required": ["scroll"]},
            {"required": ["control"]}
          ]
        },
        "views": {"description": "Views.", "type": "array", "items": {"$ref": "#/$defs/view"}},
        "visibility": {
          "description": "Whether an indicator shows.",
          "enum": ["automatic", "visible", "hidden", "never"]
        },
        "visualEffect": {
          "description": "A change of looks.",
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1,
          "properties": {
            "offset": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "x": {"type": "number", "minimum": -1000000, "maximum": 1000000},
                "y": {"type": "number", "minimum": -1000000, "maximum": 1000000}
              }
            },
            "scale": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "x": {"type": "number", "minimum": -1000000, "maximum": 1000000},
                "y": {"type": "number", "minimum": -1000000, "maximum": 1000000},
                "anchor": {"$ref": "#/$defs/unitPoint"}
              }
            },
            "rotation": {
              "anyOf": [
                {"type": "number", "minimum": -1000000, "maximum": 1000000},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "degrees": {"type": "number", "minimum": -1000000, "maximum": 1000000},
                    "anchor": {"$ref": "#/$defs/unitPoint"}
                  },
                  "required": ["degrees"]
                }
              ]
            },
            "rotation3D": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "degrees": {"type": "number", "minimum": -1000000, "maximum": 1000000},
                "axis": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"x": {"type": "number"}, "y": {"type": "number"}, "z": {"type": "number"}},
                  "required": ["x", "y", "z"]
                },
                "anchor": {"$ref": "#/$defs/unitPoint"},
                "anchorZ": {"type": "number", "minimum": -1000000, "maximum": 1000000},
                "perspective": {"type": "number", "minimum": -1000000, "maximum": 1000000}
              },
              "required": ["degrees", "axis"]
            },
            "transform": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "matrix": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "a": {"type": "number"},
                    "b": {"type": "number"},
                    "c": {"type": "number"},
                    "d": {"type": "number"},
                    "tx": {"type": "number"},
                    "ty": {"type": "number"}
                  },
                  "required": ["a", "b", "c", "d", "tx", "ty"]
                }
              },
              "required": ["matrix"]
            },
            "opacity": {
              "anyOf": [
                {"type": "number", "minimum": -1000000, "maximum": 1000000},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"amount": {"type": "number", "minimum": -1000000, "maximum": 1000000}},
                  "required": ["amount"]
                }
              ]
            },
            "blur": {
              "anyOf": [
                {"type": "number", "minimum": -1000000, "maximum": 1000000},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "radius": {"type": "number", "minimum": -1000000, "maximum": 1000000},
                    "isOpaque": {"type": "boolean"}
                  },
                  "required": ["radius"]
                }
              ]
            },
            "brightness": {
              "anyOf": [
                {"type": "number", "minimum": -1000000, "maximum": 1000000},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"amount": {"type": "number", "minimum": -1000000, "maximum": 1000000}},
                  "required": ["amount"]
                }
              ]
            },
            "contrast": {
              "anyOf": [
                {"type": "number", "minimum": -1000000, "maximum": 1000000},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"amount": {"type": "number", "minimum": -1000000, "maximum": 1000000}},
                  "required": ["amount"]
                }
              ]
            },
            "grayscale": {
              "anyOf": [
                {"type": "number", "minimum": -1000000, "maximum": 1000000},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"amount": {"type": "number", "minimum": -1000000, "maximum": 1000000}},
                  "required": ["amount"]
                }
              ]
            },
            "hueRotation": {
              "anyOf": [
                {"type": "number", "minimum": -1000000, "maximum": 1000000},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"degrees": {"type": "number", "minimum": -1000000, "maximum": 1000000}},
                  "required": ["degrees"]
                }
              ]
            },
            "saturation": {
              "anyOf": [
                {"type": "number", "minimum": -1000000, "maximum": 1000000},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"amount": {"type": "number", "minimum": -1000000, "maximum": 1000000}},
                  "required": ["amount"]
                }
              ]
            }
          }
        },
        "policy": {
          "description": "A policy that is built in, or an own one.",
          "anyOf": [
            {"enum": ["connected", "lastUsed", "touchOnly", "gtk4"]},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": {"description": "Its name.", "type": "string"},
                "bars": {
                  "description": "What makes a bar that is always there.",
                  "enum": ["never", "connected", "lastUsed"]
                },
                "shows": {
                  "description": "What shows an overlay.",
                  "type": "array",
                  "items": {
                    "enum": [
                      "tracking",
                      "scrolling",
                      "programmatic",
                      "pointing",
                      "hovering",
                      "dragging",
                      "flashing"
                    ]
                  }
                },
                "hiddenWins": {
                  "description": "Whether the setting hidden wins over devices and preferences.",
                  "type": "boolean"
                }
              },
              "required": ["name", "shows"]
            }
          ]
        }
      }
    }
    """# + "\n"
}
