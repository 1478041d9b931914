/// A project file as Xcode writes it: an application with a screen in two languages, a framework, and tests of both kinds.
enum ShopProject {
    /// What is on the disk beside the project.
    static let files = [
        "Shop.xcodeproj/project.pbxproj": text,
        "Shop/AppDelegate.swift": "", "Shop/Screens/Größe & Farbe.swift": "", "Shop/Legacy.m": "",
        "Shop/Legacy.h": "",
        "Shop/Base.lproj/Main.storyboard": "", "Shop/de.lproj/Main.strings": "",
        "Shop/Assets.xcassets/Contents.json": "{}",
        "Shop/Info.plist": "<string>$(APP_TITLE)</string><string>$(PRODUCT_NAME:rfc1034identifier)</string>",
        "Shop/Shop.entitlements": "", "Config/Shop.xcconfig": "APP_TITLE = My Shop\nSWIFT_VERSION = 5.0\n",
        "ShopKit/Cart.swift": "", "ShopTests/CartTests.swift": "", "ShopUITests/BuyingTests.swift": "",
    ]

    static let text = #"""
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 56;
        	objects = {

        /* Begin PBXBuildFile section */
        		B01 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F01 /* AppDelegate.swift */; };
        		B02 /* Größe & Farbe.swift in Sources */ = {isa = PBXBuildFile; fileRef = F02 /* Größe & Farbe.swift */; };
        		B03 /* Legacy.m in Sources */ = {isa = PBXBuildFile; fileRef = F03 /* Legacy.m */; };
        		B04 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V01 /* Main.storyboard */; };
        		B05 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F05 /* Assets.xcassets */; };
        		B06 /* ShopKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = P02 /* ShopKit.framework */; };
        		B07 /* Charts in Frameworks */ = {isa = PBXBuildFile; productRef = D01 /* Charts */; };
        		B08 /* Cart.swift in Sources */ = {isa = PBXBuildFile; fileRef = F08 /* Cart.swift */; };
        		B09 /* CartTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F09 /* CartTests.swift */; };
        		B10 /* BuyingTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F10 /* BuyingTests.swift */; };
        		B11 /* UIKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = F11 /* UIKit.framework */; };
        		B12 /* Cart.swift in Sources */ = {isa = PBXBuildFile; fileRef = F08 /* Cart.swift */; };
        		B13 /* Mac.swift in Sources */ = {isa = PBXBuildFile; fileRef = F12 /* Mac.swift */; platformFilter = maccatalyst; };
        		B14 /* (null) in Sources */ = {isa = PBXBuildFile; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		F01 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        		F02 /* Größe & Farbe.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "Größe & Farbe.swift"; sourceTree = "<group>"; };
        		F03 /* Legacy.m */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.c.objc; name = Legacy.m; path = Shop/Legacy.m; sourceTree = SOURCE_ROOT; };
        		F04 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		F05 /* Assets.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		F06 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        		F07 /* Shop.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Config/Shop.xcconfig; sourceTree = "<group>"; };
        		F08 /* Cart.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Cart.swift; sourceTree = "<group>"; };
        		F09 /* CartTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopTests/CartTests.swift; sourceTree = "<group>"; };
        		F10 /* BuyingTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopUITests/BuyingTests.swift; sourceTree = "<group>"; };
        		F11 /* UIKit.framework */ = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = UIKit.framework; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        		F12 /* Mac.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Mac.swift; sourceTree = "<group>"; };
        		P01 /* Shop.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		P02 /* ShopKit.framework */ = {isa = PBXFileReference; explicitFileType = wrapper.framework; includeInIndex = 0; path = ShopKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        /* End PBXFileReference section */

        /* Begin PBXFrameworksBuildPhase section */
        		L01 /* Frameworks */ = {
        			isa = PBXFrameworksBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				B11 /* UIKit.framework in Frameworks */,
        				B06 /* ShopKit.framework in Frameworks */,
        				B07 /* Charts in Frameworks */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXFrameworksBuildPhase section */

        /* Begin PBXGroup section */
        		G00 = {
        			isa = PBXGroup;
        			children = (
        				G01 /* Shop */,
        				G02 /* Kit */,
        				F07 /* Shop.xcconfig */,
        				F09 /* CartTests.swift */,
        				F10 /* BuyingTests.swift */,
        			);
        			sourceTree = "<group>";
        		};
        		G01 /* Shop */ = {
        			isa = PBXGroup;
        			children = (
        				F01 /* AppDelegate.swift */,
        				G03 /* Screens */,
        				F03 /* Legacy.m */,
        				V01 /* Main.storyboard */,
        				F05 /* Assets.xcassets */,
        				F12 /* Mac.swift */,
        			);
        			path = Shop;
        			sourceTree = "<group>";
        		};
        		G02 /* Kit */ = {
        			isa = PBXGroup;
        			children = (
        				F08 /* Cart.swift */,
        			);
        			name = Kit;
        			path = ShopKit;
        			sourceTree = SOURCE_ROOT;
        		};
        		G03 /* Screens */ = {
        			isa = PBXGroup;
        			children = (
        				F02 /* Größe & Farbe.swift */,
        			);
        			path = Screens;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		T01 /* Shop */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = C01 /* Build configuration list for PBXNativeTarget "Shop" */;
        			buildPhases = (
        				S01 /* Sources */,
        				L01 /* Frameworks */,
        				R01 /* Resources */,
        			);
        			dependencies = (
        				X01 /* PBXTargetDependency */,
        			);
        			name = Shop;
        			packageProductDependencies = (
        				D01 /* Charts */,
        			);
        			productName = Shop;
        			productReference = P01 /* Shop.app */;
        			productType = "com.apple.product-type.application";
        		};
        		T02 /* ShopKit */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = C02 /* Build configuration list for PBXNativeTarget "ShopKit" */;
        			buildPhases = (
        				S02 /* Sources */,
        			);
        			name = ShopKit;
        			productReference = P02 /* ShopKit.framework */;
        			productType = "com.apple.product-type.framework";
        		};
        		T03 /* Shop Tests */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = C03 /* Build configuration list for PBXNativeTarget "Shop Tests" */;
        			buildPhases = (
        				S03 /* Sources */,
        			);
        			dependencies = (
        				X02 /* PBXTargetDependency */,
        			);
        			name = "Shop Tests";
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        		T04 /* ShopUITests */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = C04 /* Build configuration list for PBXNativeTarget "ShopUITests" */;
        			buildPhases = (
        				S04 /* Sources */,
        			);
        			name = ShopUITests;
        			productType = "com.apple.product-type.bundle.ui-testing";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		R00 /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = C00 /* Build configuration list for PBXProject "Shop" */;
        			developmentRegion = en;
        			mainGroup = G00;
        			packageReferences = (
        				K01 /* XCRemoteSwiftPackageReference "Charts" */,
        			);
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (
        				T01 /* Shop */,
        				T02 /* ShopKit */,
        				T03 /* Shop Tests */,
        				T04 /* ShopUITests */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        		R01 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        				B04 /* Main.storyboard in Resources */,
        				B05 /* Assets.xcassets in Resources */,
        			);
        		};
        /* End PBXResourcesBuildPhase section */

        /* Begin PBXSourcesBuildPhase section */
        		S01 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B01 /* AppDelegate.swift in Sources */,
        				B02 /* Größe & Farbe.swift in Sources */,
        				B03 /* Legacy.m in Sources */,
        				B13 /* Mac.swift in Sources */,
        				B14 /* (null) in Sources */,
        				B99 /* gone */,
        			);
        		};
        		S02 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B08 /* Cart.swift in Sources */,
        			);
        		};
        		S03 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B09 /* CartTests.swift in Sources */,
        				B12 /* Cart.swift in Sources */,
        			);
        		};
        		S04 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B10 /* BuyingTests.swift in Sources */,
        			);
        		};
        /* End PBXSourcesBuildPhase section */

        /* Begin PBXTargetDependency section */
        		X01 /* PBXTargetDependency */ = {
        			isa = PBXTargetDependency;
        			target = T02 /* ShopKit */;
        			targetProxy = Y01 /* PBXContainerItemProxy */;
        		};
        		X02 /* PBXTargetDependency */ = {
        			isa = PBXTargetDependency;
        			target = T01 /* Shop */;
        		};
        /* End PBXTargetDependency section */

        /* Begin PBXVariantGroup section */
        		V01 /* Main.storyboard */ = {
        			isa = PBXVariantGroup;
        			children = (
        				F04 /* Base */,
        				F06 /* de */,
        			);
        			name = Main.storyboard;
        			sourceTree = "<group>";
        		};
        /* End PBXVariantGroup section */

        /* Begin XCBuildConfiguration section */
        		A00 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			baseConfigurationReference = F07 /* Shop.xcconfig */;
        			buildSettings = {
        				MARKETING_VERSION = 1.2;
        				SDKROOT = iphoneos;
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;
        			};
        			name = Debug;
        		};
        		A10 /* Release */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				SDKROOT = iphoneos;
        				SWIFT_VERSION = 6.0;
        			};
        			name = Release;
        		};
        		A01 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				CODE_SIGN_ENTITLEMENTS = Shop/Shop.entitlements;
        				INFOPLIST_FILE = "$(SRCROOT)/Shop/Info.plist";
        				INFOPLIST_KEY_UILaunchStoryboardName = Launch;
        				PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(TARGET_NAME:lower)";
        				PRODUCT_NAME = "My $(TARGET_NAME)";
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) SHOP";
        			};
        			name = Debug;
        		};
        		A02 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				SWIFT_VERSION = 6.0;
        			};
        			name = Debug;
        		};
        		A03 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My Shop.app/My Shop";
        			};
        			name = Debug;
        		};
        		A04 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				TEST_TARGET_NAME = Shop;
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		C00 = {isa = XCConfigurationList; buildConfigurations = (A00 /* Debug */, A10 /* Release */, ); };
        		C01 = {isa = XCConfigurationList; buildConfigurations = (A01 /* Debug */, ); };
        		C02 = {isa = XCConfigurationList; buildConfigurations = (A02 /* Debug */, ); };
        		C03 = {isa = XCConfigurationList; buildConfigurations = (A03 /* Debug */, ); };
        		C04 = {isa = XCConfigurationList; buildConfigurations = (A04 /* Debug */, ); };
        /* End XCConfigurationList section */

        /* Begin XCRemoteSwiftPackageReference section */
        		K01 /* XCRemoteSwiftPackageReference "Charts" */ = {
        			isa = XCRemoteSwiftPackageReference;
        			repositoryURL = "https://example.com/charts/Charts.git";
        			requirement = {
        				kind = upToNextMajorVersion;
        				minimumVersion = 4.0.0;
        			};
        		};
        /* End XCRemoteSwiftPackageReference section */

        /* Begin XCSwiftPackageProductDependency section */
        		D01 /* Charts */ = {
        			isa = XCSwiftPackageProductDependency;
        			package = K01 /* XCRemoteSwiftPackageReference "Charts" */;
        			productName = Charts;
        		};
        /* End XCSwiftPackageProductDependency section */
        	};
        	rootObject = R00 /* Project object */;
        }
        """#
}
