/// Names of Swift, Foundation and Apple's other modules.
enum SystemNames {
    /// Whether a type is of Swift or of one of Apple's modules, as far as its name and the file's imports tell.
    ///
    /// - Parameters:
    ///   - name: the type's name.
    ///   - imports: the modules that the file imports.
    static func contains(_ name: String, imports: Set<String>) -> Bool {
        if names.contains(name[...]) { return true }
        if imports.contains(where: { namesOfModules[$0]?.contains(name[...]) ?? false }) { return true }
        for length in 2...3 {
            guard let modules = prefixes[name.prefix(length)], isPrefix(of: name, length) else { continue }
            if modules.isEmpty || modules.contains(where: { imports.contains(String($0)) }) { return true }
        }
        return name.hasPrefix("XC") || name.hasPrefix("Dispatch")
    }

    /// Whether a type of another name belongs to one of Apple's modules, whatever the file imports.
    static func isLikeApples(_ name: String) -> Bool {
        (2...3).contains { prefixes[name.prefix($0)] != nil && isPrefix(of: name, $0) }
    }

    /// Whether a capital letter and a small one follow the first letters, as in `MKMapView`.
    private static func isPrefix(of name: String, _ length: Int) -> Bool {
        let rest = name.dropFirst(length)
        // There are names such as NSURL, AVURLAsset and SecPKCS12Import.
        return rest.first?.isUppercase ?? false
            && (["NS", "AV", "Se"].contains(name.prefix(2))
                || rest.dropFirst().first.map { !$0.isUppercase } ?? true)
    }

    /// The modules with names of a prefix; none for prefixes that other modules leave alone.
    private static let prefixes: [Substring: [Substring]] = [
        "UI": [], "NS": [], "CG": [], "CA": [], "CF": [], "CI": [], "CT": [], "CV": [], "AV": [], "WK": [],
        "CL": [], "CN": [], "OS": [], "UT": [], "UN": [], "PH": ["Photos", "PhotosUI"],
        "LA": ["LocalAuthentication"], "SF": ["SafariServices", "Speech"], "MF": ["MessageUI"],
        "MK": ["MapKit"], "SK": ["StoreKit", "SpriteKit"], "SCN": ["SceneKit"],
        "GK": ["GameKit", "GameplayKit"],
        "AR": ["ARKit"], "EK": ["EventKit", "EventKitUI"], "MP": ["MediaPlayer"], "PDF": ["PDFKit"],
        "MC": ["MultipeerConnectivity"], "HK": ["HealthKit"], "CK": ["CloudKit"], "CB": ["CoreBluetooth"],
        "CM": ["CoreMotion", "CoreMedia", "AVFoundation"], "WC": ["WatchConnectivity"], "VN": ["Vision"],
        "ML": ["CoreML"], "QL": ["QuickLook"], "IN": ["Intents"], "AS": ["AuthenticationServices"],
        "CX": ["CallKit"], "JS": ["JavaScriptCore"], "NW": ["Network"], "MT": ["Metal", "MetalKit"],
        "PK": ["PassKit", "PencilKit", "PushKit"], "BG": ["BackgroundTasks"], "AD": ["AdSupport"],
        "ASW": ["AuthenticationServices"], "EA": ["ExternalAccessory"], "GC": ["GameController"],
        "GL": ["GLKit"], "HM": ["HomeKit"], "LP": ["LinkPresentation"], "MX": ["MetricKit"], "SL": ["Social"],
        "AC": ["Accounts"], "AB": ["AddressBook"], "NE": ["NetworkExtension"],
        "ATT": ["AppTrackingTransparency"],
        "Sec": [],
    ]

    /// Names without a prefix, by the modules that have them.
    private static let namesOfModules: [String: Set<Substring>] = [
        "Combine": words(
            """
            AnyCancellable AnyPublisher AnySubscriber Cancellable CombineIdentifier Completion
            ConnectablePublisher CurrentValueSubject CustomCombineIdentifierConvertible Deferred Demand Empty
            Fail Future ImmediateScheduler Input Just ObservableObject ObservableObjectPublisher Output
            PassthroughSubject Published Publisher Publishers Record Scheduler Subject Subscriber Subscribers
            Subscription Subscriptions TopLevelDecoder TopLevelEncoder
            """),
        "Network": words("IPAddress IPv4Address IPv6Address"),
        "StoreKit": words("AppStore Product Storefront Transaction VerificationResult"),
    ]

    /// Names of types in types of UIKit and Foundation.
    static let nested = words(
        """
        AccessoryType Action ActivityType Alignment AnimationCurve AnimationOptions Appearance ArrowDirection
        Attribute Axis BackgroundStyle BorderStyle ButtonType CellRegistration CellStyle Configuration
        ContentInsetAdjustmentBehavior ContentMode DecelerationRate Detent Direction Distribution DisplayMode
        EditingStyle Event FeedbackStyle FeedbackType IndicatorStyle InfoKey Key KeyboardDismissMode
        KeyframeAnimationOptions LargeTitleDisplayMode LaunchOptionsKey Mode Name NavigationDirection
        NavigationOrientation OpenURLOptionsKey Options Orientation Phase Priority Relation RenderingMode
        ResizingMode RowAnimation ScrollDirection ScrollPosition SelectionStyle SeparatorStyle State Style
        SupplementaryRegistration SwipeActionsConfigurationProvider SymbolConfiguration SymbolScale
        SymbolWeight SymbolicTraits SystemItem TextStyle TitleAlignment TransitionStyle ViewMode Weight
        """)

    private static func words(_ text: String) -> Set<Substring> {
        Set(text.split(whereSeparator: \.isWhitespace))
    }

    private static let names = Set(
        """
        Actor AdditiveArithmetic AffineTransform AlignmentOptions Any AnyActor AnyBidirectionalCollection
        AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject
        AnyRandomAccessCollection AnyRegexOutput AnySequence Array ArraySlice AsyncCompactMapSequence
        AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
        AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence
        AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
        AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
        AsyncThrowingPrefixWhileSequence AsyncThrowingStream Atomic AtomicLazyReference AtomicLoadOrdering
        AtomicOptionalRepresentable AtomicRepresentable AtomicStoreOrdering AtomicUpdateOrdering
        AttributeContainer AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration
        AttributeScopes AttributedString AttributedStringAttributeMutation AttributedStringKey
        AttributedStringProtocol AttributedSubstring BidirectionalCollection BidirectionalSlice
        BinaryFloatingPoint BinaryInteger BitwiseCopyable BlockOperation Bool BooleanLiteralType Bundle
        ByteCountFormatStyle ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16
        CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong
        CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CachedURLResponse Calendar
        CancellationError CaseIterable Character CharacterSet CheckedContinuation Clock ClosedRange
        ClosedRangeIndex CocoaError Codable CodableAttributedStringKey CodableConfiguration
        CodableWithConfiguration CodingKey CodingKeyRepresentable CodingUserInfoKey Collection
        CollectionDifference CollectionOfOne CommandLine Comparable ComparableComparator Comparator
        ComparisonResult ConcurrentValue ContiguousArray ContiguousBytes ContinuousClock Copyable
        CountableClosedRange CountablePartialRangeFrom CountableRange CurrencyFormatStyleConfiguration
        CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable CustomNSError
        CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
        CustomStringConvertible Data DataProtocol Date DateComponents DateFormatter DateInterval
        DateIntervalFormatter Decimal Decodable DecodableAttributedStringKey DecodableWithConfiguration
        Decoder DecodingConfigurationProviding DecodingError DefaultBidirectionalIndices DefaultIndices
        DefaultRandomAccessIndices DefaultStringInterpolation DescriptiveNumberFormatConfiguration
        Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral Dimension DiscardingTaskGroup
        DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle DispatchData
        DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS
        DispatchQueue DispatchSemaphore DispatchSource DispatchSourceHandler DispatchSourceProtocol
        DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd
        DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey
        DispatchTime DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem
        DispatchWorkItemFlags Double DropFirstSequence DropWhileSequence Duration DurationProtocol
        EmptyCollection EmptyIterator Encodable EncodableAttributedStringKey EncodableWithConfiguration
        Encoder EncodingConfigurationProviding EncodingError EnergyFormatter EnumeratedIterator
        EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
        ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
        ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
        ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
        ExpressibleByUnicodeScalarLiteral Expression ExtendedGraphemeClusterType FileAttributeKey
        FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType FixedWidthInteger
        FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
        FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatLiteralType
        FloatingPoint FloatingPointClassification FloatingPointFormatStyle FloatingPointParseStrategy
        FloatingPointRoundingRule FloatingPointSign FormatStyle FormatStyleCapitalizationContext Formatter
        Foundation GlobalActor HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Hashable
        Hasher Host ISO8601DateFormatter Identifiable IndexPath IndexSet IndexableBase IndexingIterator
        InflectionRule InlineArray InputStream InstantProtocol Int Int128 Int16 Int32 Int64 Int8
        IntegerFormatStyle IntegerLiteralType IntegerParseStrategy IteratorOverOne IteratorProtocol
        IteratorSequence JSONDecoder JSONEncoder JSONSerialization Job JobPriority JoinedIterator
        JoinedSequence KeyPath KeyPathComparator KeyValuePairs KeyedDecodingContainer
        KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
        LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
        LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
        LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection
        LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection
        LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence
        LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex
        LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence
        LazySequenceProtocol LengthFormatter ListFormatStyle Locale LocalizedError LocalizedStringResource
        Logger LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer
        MarkdownDecodableAttributedStringKey MassFormatter Measurement MemoryLayout Mirror MirrorPath
        Morphology MutableBidirectionalSlice MutableCollection MutableDataProtocol MutableRandomAccessSlice
        MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
        MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Mutex Never Notification
        NotificationCenter NotificationQueue NumberFormatStyleConfiguration NumberFormatter Numeric
        OSAllocatedUnfairLock OSLog ObjCBool ObjectIdentifier Observable OpaquePointer
        OperatingSystemVersion Operation OperationQueue OptionSet Optional OutputRawSpan OutputSpan
        OutputStream POSIXError ParseStrategy ParseableFormatStyle PartialAsyncTask PartialKeyPath
        PartialRangeFrom PartialRangeThrough PartialRangeUpTo PersonNameComponents
        PersonNameComponentsFormatter Pipe PlaygroundQuickLook Port PortDelegate PortMessage Predicate
        PredicateBindings PredicateError PredicateExpression PredicateExpressions PrefixSequence Process
        ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
        PropertyListEncoder PropertyListSerialization Protocol QualityOfService RandomAccessCollection
        RandomAccessSlice RandomNumberGenerator Range RangeExpression RangeReplaceableBidirectionalSlice
        RangeReplaceableCollection RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
        RawRepresentable RawSpan RecoverableError ReferenceConvertible ReferenceWritableKeyPath Regex
        RegexComponent RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result
        ReversedCollection ReversedIndex ReversedRandomAccessCollection RunLoop SIMD SIMD16 SIMD2 SIMD3
        SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Scanner ScopedAttributeContainer Selector
        Self Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator
        SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice
        SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder Span
        StandardPredicateExpression StaticBigInt StaticString Stream StreamDelegate
        StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
        StreamSocketSecurityLevel StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable
        String StringInterpolationConvertible StringInterpolationProtocol StringLiteralType StringProtocol
        StringStyle StringTransform Substring Suite SuspendingClock Swift SystemRandomNumberGenerator Task
        TaskExecutor TaskGroup TaskLocal TaskPriority Test TextOutputStream TextOutputStreamable Thread
        ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeInterval TimeZone Timer Trait Type UInt UInt128
        UInt16 UInt32 UInt64 UInt8 URL URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache
        URLComponents URLCredential URLCredentialStorage URLError URLFileResourceType URLProtectionSpace
        URLProtocol URLProtocolClient URLQueryItem URLRequest URLResourceKey URLResourceValues URLResponse
        URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate
        URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask
        URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics
        URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask UTF16 UTF32 UTF8 UTF8Span
        UUID UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
        UnicodeDecodingResult UnicodeScalar UnicodeScalarType Unit UnitAcceleration UnitAngle UnitArea
        UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
        UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance
        UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength
        UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer
        UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor
        UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation
        UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
        UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
        UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation
        UnsignedInteger UserDefaults Void WordPair WritableKeyPath XCTestCase XCTestExpectation
        XCUIApplication XCUIElement Zip2Iterator Zip2Sequence
        """.split(whereSeparator: \.isWhitespace)
    )
    // Generic parameters and associated types, which extensions name, and what the compiler makes.
    .union([
        "AllCases", "Bound", "CodingKeys", "Element", "Failure", "Index", "Indices", "Iterator", "Key",
        "RawValue",
        "SubSequence", "Success", "Value", "Wrapped",
    ])
    // Those that Foundation has on Apple's systems alone.
    .union([
        "DateComponentsFormatter", "FileWrapper", "NetService", "NetServiceBrowser", "NetServiceDelegate",
        "UndoManager", "SystemSoundID",
    ])
}
