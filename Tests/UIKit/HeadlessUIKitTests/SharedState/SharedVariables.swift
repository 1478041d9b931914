/// The variables that all tests of a process share, each with the reason why one test learns nothing of another by it:
/// `ViewTree.swift: looks: a count of nested calls`.
///
/// Anything else that changes belongs to a world. ``SharedStateTests`` holds the list against the sources.
let sharedVariables = """
    AnimationScopes.swift: openCount: how many blocks are open; which, each world knows
    AppearanceMarks.swift: isPaused: set for the time of a synchronous call, and restored
    ApplicationFolders.swift: existing: the folders to remove when the program ends; each world has its own
    AssetCatalog.swift: known: files of bundles, which do not change
    Associations.swift: entries: by object, and freed with it
    Associations.swift: hasEntries: whether a lock must be taken at all
    Associations.swift: lock: guards the entries
    AutomationWorld.swift: declaresTypes: whether worlds must be asked; which types, each world knows
    BlockedMain.swift: isElsewhere: set for the time of a synchronous call, and restored
    CallLog.swift: everywhere: the observers of all tests, which the program adds
    CallLog.swift: observedLogs: how many logs have an observer; which, each log knows
    CallSite.swift: otherFiles: the paths of features, by numbers that do not change
    ChildVisit.swift: problems: of a process that makes one visit
    ClassConditions.swift: places: conditions on classes, which do not change
    ClassMethods.swift: known: the methods of classes, which do not change
    ClassNames.swift: names: the names of classes, which do not change
    CombineIdentifier.swift: count: numbers that are compared for equality alone
    DeviceLanguage.swift: directions: the directions of languages, which do not change
    DeviceTraits.swift: ofApplication: set once, before the first application
    DispatchQueue.swift: hasSpecifics: whether blocks must note their queue at all
    FailureCollector.swift: nextSerial: numbers that are compared for equality alone
    FailureRecorder.swift: handlers: set once, for all tests; they find the running one
    FreedElsewhere.swift: isWaiting: whether a lock must be taken at all
    FreedElsewhere.swift: waiting: parts of freed views, on their way to the main actor
    ImplementedMethods.swift: known: the methods of classes, which do not change
    Installation.swift: areReplaced: set once, when the program begins
    Installation.swift: wasReported: a warning of the program, for the first test alone
    KeyObservers.swift: areAny: whether objects must be asked; which observers, each object knows
    KeyObservers.swift: areAnyOfViews: whether views must be asked; which observers, each view knows
    KeyObservers.swift: key: a constant address
    KeyTables.swift: areRegistered: whether worlds must be asked; which keys, each world knows
    LayerTiming.swift: areUsed: whether layers must be asked; which time, each layer knows
    LayoutDirections.swift: areMixed: whether views must be asked; which direction, each view knows
    MainStoryboardReading.swift: current: set once, when the program is loaded
    ModuleBundles.swift: paths: the folders beside the program, which do not change
    MoreController.swift: makeList: set once, when the program is loaded
    NSLayoutConstraint+Activating.swift: lastSerial: numbers of which the order alone is read
    NSObjectProtocol+Accessibility.swift: hint: a constant address
    NSObjectProtocol+Accessibility.swift: label: a constant address
    NSObjectProtocol+Accessibility.swift: value: a constant address
    NSObjectProtocol+AttributedAccessibility.swift: hint: a constant address
    NSObjectProtocol+AttributedAccessibility.swift: ignoresInvertColors: a constant address
    NSObjectProtocol+AttributedAccessibility.swift: label: a constant address
    NSObjectProtocol+AttributedAccessibility.swift: value: a constant address
    NibFiles.swift: documents: what files say, which does not change
    NibPlace.swift: nibNames: the names of files of bundles, which do not change
    NibReading.swift: current: set once, when the program is loaded
    NotificationCenter.Observation.swift: numbers: numbers of which the order alone is read
    OSSignpostID.swift: next: identifiers that are compared for equality alone
    ObservableObject.swift: table: by object, and freed with it
    ObservedStep.swift: lastNumber: numbers of which only the order counts
    OperationQueue.swift: running: the queues whose operations run, in nested calls
    OutsideWork.swift: awaiting: how many tests wait in real time; for what, each world knows
    PredicateText.swift: reader: set once, by the module whose predicates it reads
    PromptProcess.swift: child: the process that a signal goes to; a prompt watches one
    QueryReads.swift: worlds: how many worlds remember reads; which, each world knows
    RequestWatch.swift: begun: of a process that makes one visit
    RequestWatch.swift: sessions: of a process that makes one visit
    RunOfGuises.swift: said: what the run has told, so that it is told once; screens of other tests are not
    RunOfGuises.swift: watching: set by the program, for all tests
    RunningWorlds.swift: count: how many tests run
    RunningWorlds.swift: entries: which tests run, for code that belongs to none of them
    ScenarioRun.swift: last: by the number of the XCTest case, of which one runs at a time
    ScreenAuditing.swift: isReported: whether it was said that a module is missing, once in a run
    SessionPrompt.swift: open: set once, when the program is loaded
    SheetOfRun.swift: entries: the screens of the program, for a page that it writes when it ends
    SourceFiles.swift: files: source files, which do not change
    StandardOutput.swift: kept: where a program writes its answers, which no test does
    StepWords.swift: known: the words in source files, which do not change
    StorageNumber.swift: last: numbers that are only compared
    SwiftTestingRun.swift: wasSeen: whether Swift Testing runs tests in this process
    TapMemory.swift: misses: whether worlds must be asked; which tap failed, each world knows
    TaskCheck.swift: wasMade: a check of the program, once for all tests
    TaskQueue.swift: running: the queue whose job runs on the main thread, of which there is one
    TaskQueue.swift: runningTask: the task whose job runs on the main thread, of which there is one
    TaskRegistry.swift: highest: the highest ID of a task, which Swift gives
    TaskRegistry.swift: state: by task, with the queue of its world
    TestIdentity.swift: counts: by the name of a test, so that each has its own identifier
    TextFolder.swift: known: files of bundles, which do not change
    TextMark.swift: known: texts of bundles, by numbers that do not change
    TracePage.swift: templates: files of the bundle, which do not change
    UIAccessibilityCustomRotor.swift: pointer: a constant address
    UIView+Boundary.swift: depth: a count of nested calls
    UIView+InheritedTraits.swift: depth: a count of nested calls
    UIView+InheritedTraits.swift: hasGivenUp: set for the time of a synchronous call, and restored
    UIView+Layout.swift: endings: of the layout that is under way, a synchronous call
    UIView+Layout.swift: layoutDepth: a count of nested calls
    UIView+Layout.swift: layoutRuns: numbers that are only compared within one layout
    UIView+Layout.swift: runs: the views in nested calls
    UIView+UpdatingConstraints.swift: updates: the views in nested calls
    ViewMaking.swift: listener: set for the time of a synchronous call, and restored
    ViewTree+Classes.swift: flagsByClass: the methods of classes, which do not change
    ViewTree.swift: generationStore: a number that only grows, of which every change may be seen
    ViewTree.swift: keepsAny: whether views are kept for the time of nested calls
    ViewTree.swift: kept: views that are kept for the time of nested calls
    ViewTree.swift: looks: a count of nested calls
    ViewTree.swift: structureStore: a number that only grows, of which every change may be seen
    VirtualClock+Ending.swift: isLettingGo: set for the time of a synchronous call, and restored
    WaitingOperations.swift: count: whether a lock must be taken at all
    WaitingOperations.swift: lines: by queue and clock, until their operations are done or the test is over
    XCTestRecorder.swift: shared: the observer of XCTest, which runs one test case at a time
    """
